import type { GameText, Vocabulary } from '../../../kernel/text.ts';
import type { Topic } from '../data/edition.ts';
import type { RuleId, Section } from '../data/rules.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Source } from '../rules/scoring.ts';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Everything that needs words in this game. */
interface Template extends Vocabulary {
  readonly section: Section;
  readonly rule: RuleId;
  readonly phase: Phase;
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly source: Source;
  readonly topic: Topic;
  readonly option: never;
}

export type TemplateText = GameText<Template>;
