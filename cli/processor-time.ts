/** The processor time of this thread in milliseconds; it does not pass while other work has the core. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
