import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { ImportResult } from '#contract/import/result.ts'
import { refuse } from '#contract/refusal.ts'
import { withCommas } from '#domain/text/format-number.ts'

const pollMs = 50

/** An import whose work others do: how it stands, and what starts its rows once it is checked. */
export interface Steps {
  statusOf(): Promise<{ status: string; message: string | null }>
  /** Sends the checked rows in. */
  run(): Promise<void>
  /** The worker has something to do. */
  wake(): void
}

/**
 * Imports in the call that brought the file; `false` where the import goes on behind the answer.
 */
export type AtOnce = (steps: Steps, timeoutMs: number) => Promise<boolean>

/** Makes the one call of an import: the check, the good rows, and the answer when both are over. */
export function makeAtOnce(app: FastifyInstance): AtOnce {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })

  async function settled({ statusOf }: Steps): Promise<string | undefined> {
    while (!isStopping) {
      const { status, message } = await statusOf()
      if (status === 'failed') {
        throw message ? refuse('import_unreadable', { message }) : refuse('fault')
      }
      if (status !== 'checking' && status !== 'running') return status
      await wait(pollMs)
    }
    return undefined
  }

  async function work(steps: Steps): Promise<boolean> {
    steps.wake()
    const checked = await settled(steps)
    if (checked === 'checked') {
      await steps.run()
      steps.wake()
      return (await settled(steps)) !== undefined
    }
    return checked !== undefined
  }

  return async (steps, timeoutMs) => {
    const working = work(steps)
    // Behind the answer nobody hears of a failure; the import itself says how it ended.
    working.catch(() => undefined)
    const late = wait(timeoutMs, false, { ref: false })
    return Promise.race([working, late])
  }
}

/** What the call that brought a file has done with it. */
export function resultOf(
  { status }: { status: string },
  counts: ImportResult['counts'],
  refused: ImportResult['refused'],
): ImportResult {
  return { message: resultSentence(counts, status === 'done'), counts, refused }
}

/** What became of the rows, in a sentence. */
function resultSentence(counts: ImportResult['counts'], isOver: boolean): string {
  const parts = [
    `${withCommas(counts.imported)} imported`,
    ...(counts.updated > 0 ? [`${withCommas(counts.updated)} updated`] : []),
    ...(counts.duplicates > 0 ? [`${withCommas(counts.duplicates)} already here`] : []),
    ...(counts.refused > 0 ? [`${withCommas(counts.refused)} refused`] : []),
  ]
  const sentence = `${parts.join(', ')}.`
  return isOver ? sentence : `${sentence} The import goes on.`
}
