import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { joinAlternatives } from '#server/locale/join-list.ts'
import { looksLikeWorkbook } from './workbook.ts'

/** The kinds of files by extension. */
type NamedKind = 'text' | 'gzip' | 'workbook'

const kindOf: Record<string, NamedKind> = {
  '.csv': 'text',
  '.xlsx': 'workbook',
  '.xls': 'workbook',
  '.csv.gz': 'gzip',
}

/** Returns the kind of a file by its extension, or refuses it (415). */
export function kindByName(fileName: string | undefined, extensions: readonly string[]): NamedKind {
  // The file of a form may have no name.
  const name = fileName?.trim().toLowerCase() ?? ''
  const extension = extensions.find((ending) => name.endsWith(ending))
  const kind = extension && kindOf[extension]
  if (kind) return kind
  const list = joinAlternatives(extensions)
  throw wrongKind(t('Only {list} files can be imported.', { list }))
}

/** Refuses (415) a file whose first bytes contradict its extension. An empty file passes. */
export function checkKind(named: NamedKind, head: Buffer): void {
  if (head.length === 0) return
  const isWorkbook = looksLikeWorkbook(head)
  if (named === 'workbook' && !isWorkbook) {
    // Some portals export HTML tables as .xls, and Excel opens them.
    throw wrongKind(
      head[0] === 0x3c
        ? t(
            'This is a web page, not a workbook. Open it in Excel, save it as .xlsx or .csv and ' +
              'upload that.',
          )
        : t('This is not a workbook. Open it in Excel, save it as .xlsx or .csv and upload that.'),
    )
  }
  if (named !== 'workbook' && isWorkbook) {
    throw wrongKind(
      t(
        'This file is named .csv but is a workbook or an archive. Please rename a ' +
          'workbook to .xlsx or .xls.',
      ),
    )
  }
  const isGzip = head[0] === 0x1f && head[1] === 0x8b
  if (named === 'text' && isGzip)
    throw wrongKind(t('This file is compressed. Please unzip it first.'))
  if (named === 'gzip' && !isGzip)
    throw wrongKind(t('This file is named .gz but is not compressed.'))
}

export function wrongKind(message: string) {
  return refuse('import_file_type', { message })
}
