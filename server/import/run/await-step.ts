import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { ImportResult } from '#contract/import/result.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { readStored } from '#server/locale/stored-text.ts'

const pollMs = 50

/** An import that the worker performs: its status, and how to start its rows after the check. */
export interface Steps {
  statusOf(): Promise<{ status: string; message: string | null }>
  /** Starts the import of the checked rows. */
  run(): Promise<void>
  /** Wakes the worker. */
  wake(): void
}

/**
 * Waits for an import within the request that uploaded the file. Returns `false` where it continues
 * after the response.
 */
export type AtOnce = (steps: Steps, timeoutMs: number) => Promise<boolean>

/** Runs the check and then the import, and waits for both at most `timeoutMs`. */
export function makeAtOnce(app: FastifyInstance): AtOnce {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })

  async function settled({ statusOf }: Steps): Promise<string | undefined> {
    while (!isStopping) {
      const { status, message } = await statusOf()
      if (status === 'failed') {
        throw message
          ? refuse('import_unreadable', { message: readStored(message) })
          : refuse('fault')
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
    // After the response nobody awaits this promise; the import itself records its failure.
    working.catch(() => undefined)
    const late = wait(timeoutMs, false, { ref: false })
    return Promise.race([working, late])
  }
}

/** Returns the result for the request that uploaded a file. */
export function resultOf(
  { status }: { status: string },
  counts: ImportResult['counts'],
  refused: ImportResult['refused'],
): ImportResult {
  return { message: resultSentence(counts, status === 'done'), counts, refused }
}

/** Summarizes the results of the rows in a sentence. */
function resultSentence(counts: ImportResult['counts'], isOver: boolean): string {
  const parts = [
    t('{count} imported', { count: withCommas(counts.imported) }),
    ...(counts.updated > 0 ? [t('{count} updated', { count: withCommas(counts.updated) })] : []),
    ...(counts.duplicates > 0
      ? [t('{count} already in BrickBazaar', { count: withCommas(counts.duplicates) })]
      : []),
    ...(counts.refused > 0 ? [t('{count} rejected', { count: withCommas(counts.refused) })] : []),
  ]
  const result = parts.join(', ')
  return isOver ? t('{result}.', { result }) : t('{result}. The import continues.', { result })
}
