import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { maxWorkbookRows } from '#contract/import/record-import.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { root } from '#server/root.ts'
import type { Cell } from './csv.ts'

const program = join(root, 'server/export/child/write-workbook.ts')
const timeoutMs = 60_000

/**
 * Builds a workbook in a separate process: it takes seconds and several hundred megabytes that the
 * server cannot spare. Refuses more rows than a workbook can have.
 */
export async function workbookOf(
  lines: AsyncIterable<readonly Cell[][]> | Iterable<readonly Cell[][]>,
): Promise<Buffer> {
  const child = spawn(process.execPath, ['--max-old-space-size=768', program], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {},
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // A child that dies early closes the pipe; the reason is reported when it exits.
  child.stdin.on('error', () => undefined)
  try {
    const said = Promise.all([ended, buffer(child.stdout), text(child.stderr)])
    said.catch(() => undefined)
    let rows = -1
    for await (const batch of lines) {
      rows += batch.length
      if (rows > maxWorkbookRows) throw tooMany()
      const more = child.stdin.write(`${JSON.stringify(batch)}\n`)
      if (!more && child.exitCode === null) {
        await Promise.race([new Promise((resolve) => child.stdin.once('drain', resolve)), ended])
      }
    }
    child.stdin.end()
    const [code, content, complaint] = await said
    if (code !== 0) throw new Error(`A workbook could not be written: ${complaint.slice(-500)}`)
    return content
  } finally {
    child.kill('SIGKILL')
  }
}

function tooMany() {
  const maxRows = withCommas(maxWorkbookRows)
  return refuse('export_too_large', {
    message: t(
      'An Excel file can have at most {maxRows} rows. Please narrow the list, or ' +
        'export it as CSV, which has no limit.',
      { maxRows },
    ),
  })
}
