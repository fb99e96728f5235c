import type { AnyMatch } from '../kernel/match.ts';
import type { CliContext } from './context.ts';
import { print, printJson } from './output.ts';
import { openRecord, replayOrFail } from './record.ts';
import { namesAt } from './seats.ts';
import { createMatchText } from './match-text.ts';

/** Tells a recorded match: one JSON object per move and the result, or the story in words. */
export async function replayCommand(
  file: string,
  options: { json?: true },
  shell: CliContext,
): Promise<void> {
  const opened = await openRecord(file, shell);
  const { record, module } = opened;
  if (options.json === true) {
    const match = replayOrFail(opened, shell, printStep);
    printJson({ result: module.game.result(match.state) ?? null });
    return;
  }
  const { text, language } = shell;
  const names = namesAt(record, text);
  const teller = createMatchText(module, names, shell);
  print(text.story.head(module.text[language].name, names));
  const match = replayOrFail(opened, shell, position => {
    const { steps, setupEvents: opening } = position;
    const step = steps.at(-1);
    if (step === undefined) {
      for (const event of opening) print(`     ${teller.event(event)}`);
      return;
    }
    const told = step.events.map(event => teller.event(event));
    const lines = told.length > 0 ? told : [text.story.choice(names[step.seat], teller.move(step.move))];
    lines.forEach((line, index) =>
      print(`${index === 0 ? String(ply(position)).padStart(3) : '   '}  ${line}`),
    );
  });
  const result = module.game.result(match.state);
  print();
  for (const line of result === undefined ? [text.story.unfinished] : teller.result(result)) print(line);
}

const ply = ({ start, steps }: AnyMatch): number => start.ply + steps.length;

function printStep(match: AnyMatch): void {
  const step = match.steps.at(-1);
  if (step === undefined) return;
  const { seat, move, events } = step;
  printJson({ ply: ply(match), seat, move: match.game.notation.text(move), events, state: match.state });
}
