import { once } from 'node:events'
import { get } from 'node:http'
import { MemoryWatch } from './memory.ts'

/** One list taken out as a file. */
export interface ExportResult {
  path: string
  rows: number
  firstByte: number
  seconds: number
  /** Megabytes of the server process beyond what it had before. */
  more: number
}

/** Takes a list out as CSV and watches when it begins and what it costs the server (EXP-03). */
export async function takeOut(url: string, token: string, path: string): Promise<ExportResult> {
  const memory = new MemoryWatch(url)
  const before = await memory.read()
  const begin = performance.now()
  let firstByte = 0
  let lines = 0
  await memory.during(async () => {
    const headers = { authorization: `Bearer ${token}` }
    const [answer] = await once(get(new URL(path, url), { agent: false, headers }), 'response')
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
    for await (const chunk of answer) {
      firstByte ||= performance.now() - begin
      for (const byte of chunk) if (byte === 10) lines++
    }
  })
  const seconds = (performance.now() - begin) / 1000
  return { path, rows: lines - 1, firstByte, seconds, more: memory.most - before }
}
