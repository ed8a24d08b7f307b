/**
 * Runs something and says what it cost this process, in milliseconds of processor time: the same
 * whatever else the machine is busy with, which time by the clock is not.
 */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
