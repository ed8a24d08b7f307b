import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConsentPurpose } from '#contract/account/consent.ts'
import { MessageChannel } from '#contract/message/message.ts'
import { type GivenConsent, privacy } from '#contract/privacy.ts'
import { t } from '#domain/locale/translate.ts'

/** The customer's consents, each with a button to withdraw it. */
export function Consents() {
  const read = useRead(privacy.consents, {})
  return (
    <section aria-labelledby="consents" className="space-y-3">
      <h2 id="consents" className="text-lg">
        {t('My consents')}
      </h2>
      <Loaded read={read} failed={t('Failed to load your consents')} height="h-24">
        {({ consents }) =>
          consents.length === 0 ? (
            <p className="rounded-lg border bg-card px-4 py-3 text-sm text-muted-foreground">
              {t(
                'You have agreed only to messages about your account. To get alerts, save a ' +
                  'search.',
              )}
            </p>
          ) : (
            <ul className="max-h-96 divide-y overflow-y-auto rounded-lg border bg-card">
              {consents.map((row) => (
                <Row key={row._id} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function Row({ row }: { row: GivenConsent }) {
  const withdraw = useSend(privacy.withdraw, { done: t('Consent withdrawn') })
  const name = t('{purpose} by {channel}', {
    purpose: ConsentPurpose.label(row.purpose),
    channel: MessageChannel.label(row.channel),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-xs text-muted-foreground">
          {row.data.length > 0 && `${t('Uses: {data}.', { data: dataText(row.data) })} `}
          {row.withdrawnAt ? (
            <Rich
              text={t('Given on <0/>, withdrawn on <1/>')}
              elements={[
                <When key="given" at={row.givenAt} />,
                <When key="withdrawn" at={row.withdrawnAt} />,
              ]}
            />
          ) : (
            <Rich text={t('Given on <0/>')} elements={[<When key="given" at={row.givenAt} />]} />
          )}
        </p>
      </div>
      {!row.withdrawnAt && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('Withdraw: {name}', { name })}
          disabled={withdraw.busy}
          onClick={() => void withdraw.send({ params: { id: row._id } })}
        >
          {t('Withdraw')}
        </Button>
      )}
    </li>
  )
}

/** Returns what a consent allows the use of, which is stored in English. */
function dataText(data: readonly string[]): string {
  const names: Record<string, string> = {
    'e-mail address': t('email address'),
    'WhatsApp number': t('WhatsApp number'),
    'saved searches': t('saved searches'),
  }
  return data.map((one) => names[one] ?? one).join(', ')
}
