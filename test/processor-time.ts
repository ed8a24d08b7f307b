/**
 * Runs something and says what it cost this process, in milliseconds of processor time. Unlike time
 * by the clock it does not count waiting for others; a slower processor still takes longer, and so
 * does one whose caches others fill.
 */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
