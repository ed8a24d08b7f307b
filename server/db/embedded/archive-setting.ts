import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { StartError } from '#server/start-error.ts'

/** Seconds between two archived segments where nobody closes them sooner. */
const archiveTimeout = 300

/**
 * Returns PostgreSQL's settings with which it keeps each segment of its log until a file of that
 * name lies in the folder of receipts, where `server/archive` puts it once the segment is stored.
 * The command waits three seconds while somebody archives, and fails at once when nobody does, so
 * that a stop does not wait either: PostgreSQL tries again.
 */
export function archiveSettings(receipts: string): string[] {
  if (process.platform === 'win32')
    throw new StartError('The log can be archived on Linux and macOS alone: unset ARCHIVE_….')
  const at = quoted(receipts)
  const command =
    `n=0; until [ -e ${at}/%f ]; do [ -e ${at}/open ] && [ $n -lt 30 ] || exit 1; ` +
    'n=$((n+1)); sleep 0.1; done'
  const values = {
    archive_mode: 'on',
    archive_command: command,
    archive_timeout: `${archiveTimeout}s`,
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * Clears the receipts of a former run: they may be of another cluster, or nobody archives.
 * Segments that are stored already are compared and signed again.
 */
export function clearReceipts(receipts: string): void {
  rmSync(receipts, { recursive: true, force: true })
  mkdirSync(receipts, { recursive: true })
  // The user of PostgreSQL looks into it.
  chmodSync(receipts, 0o755)
}

/** For the shell, and PostgreSQL's own placeholders. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`
}
