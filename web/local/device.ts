import { isGameId, loadGame } from '../../games/index.ts';
import { CommandError } from '../../table/command-error.ts';
import { hostOnDevice, type DevicePorts, type DeviceTable } from '../../table/device-host.ts';
import type { BotJob, ThinkingAhead } from '../../table/ports.ts';
import { scriptedChooser } from './bots.ts';
import { isLevel } from '../../bots/level-ids.ts';
import { withEntries, type LocalTable } from './local-table.ts';
import type { TableToOpen, WorkerEvent, WorkerRequest } from './messages.ts';
import { freshSeed } from './random.ts';

/** What the worker lends the table it hosts. */
export interface Device {
  saveTable(table: LocalTable): Promise<unknown>;
  chooseMove(job: BotJob): Promise<string>;
  readonly thinkingAhead?: ThinkingAhead;
  post(event: WorkerEvent): void;
}

/** Answers the page's requests to one table. */
export function serveTable(device: Device): (request: WorkerRequest) => void {
  let hosted: DeviceTable | undefined;
  const report = (error: unknown): void =>
    device.post({ type: 'error', message: error instanceof Error ? error.message : String(error) });

  const handle = async (request: WorkerRequest): Promise<void> => {
    if (request.type === 'open') {
      hosted = hostOnDevice(request.table.id, portsFor(request, device, report));
      return hosted.open();
    }
    if (hosted === undefined) throw new Error('no table is open');
    switch (request.type) {
      case 'viewAs':
        return hosted.viewAs(request.seat);
      case 'log':
        return device.post({ type: 'log', id: request.id, log: await hosted.log() });
      case 'send':
        return device.post({ type: 'sent', id: request.id, isDone: await isDone(hosted, request) });
    }
  };
  return request => void handle(request).catch(report);
}

async function isDone(
  hosted: DeviceTable,
  { command, version }: Extract<WorkerRequest, { readonly type: 'send' }>,
): Promise<boolean> {
  try {
    await hosted.send(command, version);
    return true;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}

function portsFor(
  { table: opened, script, mayThinkAhead }: TableToOpen,
  device: Device,
  reportError: (error: unknown) => void,
): DevicePorts {
  let table = opened;
  return {
    now: () => Date.now(),
    newSeed: freshSeed,
    wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    loadGame: async id => {
      if (!isGameId(id)) throw new Error(`the game ${id} is unknown`);
      return (await loadGame(id)).game;
    },
    readLog: () => Promise.resolve(table.log),
    appendLog: async (entries, after) => {
      const next = withEntries(table, entries, after);
      if (script === undefined) await device.saveTable(next);
      table = next;
    },
    chooseMove: script === undefined ? device.chooseMove : scriptedChooser(script, device.chooseMove),
    thinkingAhead: mayThinkAhead === true ? device.thinkingAhead : undefined,
    isKnownBot: isLevel,
    names: table.names,
    // The page shows one move after another at its own pace.
    botPace: 0,
    onUpdate: update => device.post({ type: 'update', update }),
    reportError,
  };
}
