// `cosecha/table`: seats, commands, undo, clocks, bots' turns and storage around a match.
export type { HostCommand, PlayerCommand, TableCommand } from '../table/command.ts';
export { CommandError } from '../table/command-error.ts';
export { decide } from '../table/decide.ts';
export { applyEntry, applyLog, initialTable } from '../table/apply.ts';
export type { DevicePorts, DeviceTable } from '../table/device-host.ts';
export { deviceSeats, devicePerson, hostOnDevice } from '../table/device-host.ts';
export type { LogEntry, NumberedEntry } from '../table/entry.ts';
export { logFromRecord } from '../table/from-record.ts';
export type { CommandRequest, CommandResult, TableHost } from '../table/host.ts';
export { createHost } from '../table/host.ts';
export type { BotJob, HostPorts } from '../table/ports.ts';
export type { SeatState } from '../table/seat-state.ts';
export type { TableSettings } from '../table/settings.ts';
export type { Table } from '../table/table.ts';
export type { TableUpdate } from '../table/update.ts';
export { updateFor } from '../table/update.ts';
export type { TableView } from '../table/view.ts';
export { viewTable } from '../table/view.ts';
