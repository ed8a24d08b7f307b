import { type Connection, connect } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { openRecording, type Recording } from './direct.ts'
import { explain, type Plan } from './plan.ts'
import { prepare } from './prepare.ts'
import { publicCalls } from './public-call.ts'
import { gatherFrom } from './supply.ts'

interface Explained {
  path: string
  plans: Plan[]
}

/** Explains the statements of every public read on a database of that size. */
export async function explainCalls(
  folder: string,
  listings: number,
  only: string,
  say: (line: string) => void,
): Promise<Explained[]> {
  await prepare(folder, listings, say)
  const embedded = await startEmbedded({ dataDir: folder, log: say })
  const connection = connect(embedded.url, { statementTimeout: 0 })
  try {
    const recording = await openRecording(connection, folder)
    const explained: Explained[] = []
    for (const path of publicCalls(await gatherFrom(connection, recording.get), only)) {
      explained.push({ path, plans: await plansOf(connection, recording, path) })
    }
    await recording.close()
    return explained
  } finally {
    await connection.close()
    await embedded.stop()
  }
}

async function plansOf({ pool }: Connection, recording: Recording, path: string): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const script of await recording.record([path])) {
    for (const statement of script) plans.push(await explain(pool, statement))
  }
  return plans
}

/** Statements up to this many milliseconds are harmless, whatever their plan. */
const quick = 5

/** Returns the plans in full, and then what in them may be slow. */
export function describePlans(explained: Explained[]): string {
  const parts: string[] = []
  const doubtful: string[] = []
  for (const { path, plans } of explained) {
    parts.push(`## ${path}`, '')
    for (const { text, milliseconds, pages, doubts } of plans) {
      parts.push(text, '')
      if (doubts.length === 0 || milliseconds < quick) continue
      doubtful.push(`${path}  (${milliseconds.toFixed(1)} ms, ${pages} pages)`)
      doubtful.push(...new Set(doubts.map(({ node, reason }) => `  ${node}: ${reason}`)))
    }
  }
  const last =
    doubtful.length === 0
      ? 'No big table is read whole, no expectation is far off.'
      : ['Worth a look:', ...doubtful].join('\n')
  return [...parts, last, ''].join('\n')
}
