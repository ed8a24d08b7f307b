import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { type AuditChainState, audit } from '#contract/audit.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** The last entry of the hash chain; a note of it later reveals whether the log was rewritten. */
export function ChainState() {
  const read = useRead(audit.chain, {}, { every: 30_000 })
  return (
    <section aria-label={t('Proof')} className="rounded-lg border bg-card px-5 py-4 text-sm">
      <Loaded read={read} failed={t('Failed to load the proof of the audit log')} height="h-16">
        {({ chain }) => <State {...chain} />}
      </Loaded>
    </section>
  )
}

function State({ head, waiting, waitingSince }: AuditChainState) {
  return (
    <div className="space-y-1">
      {head ? (
        <>
          <p>
            {t('Entry {number} is the last one in the chain.', {
              number: withCommas(head.number),
            })}{' '}
            <When at={head.chainedAt} time className="text-muted-foreground" />
          </p>
          <p className="font-mono text-xs wrap-anywhere text-muted-foreground select-all">
            {`${head.number}:${head.fingerprint}`}
          </p>
          <p className="text-xs text-muted-foreground">
            {t(
              'Note this outside BrickBazaar from time to time. ' +
                'It proves later that no entry was changed or removed.',
            )}
          </p>
        </>
      ) : (
        <p className="text-muted-foreground">{t('No entry is in the chain yet.')}</p>
      )}
      {waitingSince && (
        <p>
          {t(
            '{count, plural, one {# entry has} other {# entries have}} been waiting for the ' +
              'chain since {date}.',
            { count: waiting, date: formatDateTime(waitingSince) },
          )}
        </p>
      )}
    </div>
  )
}
