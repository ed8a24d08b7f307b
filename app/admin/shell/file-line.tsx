import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** The line number in a file, with a label of its own for narrow tables without a header. */
export function FileLine({ line }: { line: number }) {
  return (
    <span className="figures">
      <span className="md:hidden">{t('Line')} </span>
      {withCommas(line)}
    </span>
  )
}
