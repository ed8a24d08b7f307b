import { startServer } from './child.ts'

const times = 5

/**
 * Milliseconds from the call of the program to its readiness, the database running; the median of
 * five.
 */
export async function measureStart(environment: Record<string, string>): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    const begin = performance.now()
    const server = await startServer(environment)
    taken.push(performance.now() - begin)
    await server.stop()
  }
  return taken.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0
}
