import { plyOf, type AnyMatch } from '../kernel/match.ts';
import type { CliContext } from './context.ts';
import { print, printJson } from './output.ts';
import { openRecord, replayOrFail } from './record.ts';
import { seatLabels } from './seats.ts';
import { createMatchText } from './match-text.ts';

/** Prints a recorded match: one JSON object per move and the result, or sentences. */
export async function replayCommand(
  file: string,
  options: { json?: true },
  context: CliContext,
): Promise<void> {
  const opened = await openRecord(file, context);
  const { record, module } = opened;
  if (options.json === true) {
    const match = replayOrFail(opened, context, printStep);
    printJson({ result: module.game.result(match.state) ?? null });
    return;
  }
  const { text, language } = context;
  const names = seatLabels(record, text).map(({ name }) => name);
  const matchText = createMatchText(module, names, context);
  print(text.story.head(module.text[language].name, names));
  const match = replayOrFail(opened, context, position => {
    const { steps, setupEvents } = position;
    const step = steps.at(-1);
    if (step === undefined) {
      for (const event of setupEvents) print(`     ${matchText.event(event)}`);
      return;
    }
    const events = step.events.map(event => matchText.event(event));
    const lines =
      events.length > 0 ? events : [text.story.choice(names[step.seat], matchText.move(step.move))];
    lines.forEach((line, index) =>
      print(`${index === 0 ? String(plyOf(position)).padStart(3) : '   '}  ${line}`),
    );
  });
  const result = module.game.result(match.state);
  print();
  for (const line of result === undefined ? [text.story.unfinished] : matchText.result(result)) print(line);
}

function printStep(match: AnyMatch): void {
  const step = match.steps.at(-1);
  if (step === undefined) return;
  const { seat, move, events } = step;
  printJson({ ply: plyOf(match), seat, move: match.game.notation.text(move), events, state: match.state });
}
