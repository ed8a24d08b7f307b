import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'

const maxEntries = 200
const maxUnpacked = 50 * 1024 * 1024
const maxRatio = 100

/**
 * Returns the file names in a zip archive. Reads only its central directory, and refuses the
 * archive before anything is unpacked if it would unpack to too much.
 */
export function checkZip(file: Buffer): string[] {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + 22 > file.length) throw unreadable(t('This workbook is damaged.'))
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  const names: string[] = []
  let unpacked = 0
  // Entries are counted directly, because the end record of the archive may be forged.
  while (at + 46 <= end && file.readUInt32LE(at) === 0x02014b50) {
    unpacked += file.readUInt32LE(at + 24)
    const name = file.readUInt16LE(at + 28)
    names.push(file.toString('utf8', at + 46, at + 46 + name))
    at += 46 + name + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    if (names.length > maxEntries) throw unreadable(t('This workbook has too many parts.'))
  }
  if (names.length !== count) throw unreadable(t('This workbook is damaged.'))
  if (unpacked > maxUnpacked || unpacked > file.length * maxRatio) {
    throw unreadable(
      t('This workbook is too large when opened. Please save it as CSV and upload that.'),
    )
  }
  return names
}

export function unreadable(message: string) {
  return refuse('import_unreadable', { message })
}
