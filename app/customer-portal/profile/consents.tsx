import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConsentPurpose } from '#contract/account/consent.ts'
import { MessageChannel } from '#contract/message/message.ts'
import { type GivenConsent, privacy } from '#contract/privacy.ts'

/** The customer's consents, each with a button to withdraw it. */
export function Consents() {
  const read = useRead(privacy.consents, {})
  return (
    <section aria-labelledby="consents" className="space-y-3">
      <h2 id="consents" className="text-lg">
        What I agreed to
      </h2>
      <Loaded read={read} failed="Failed to load your consents" height="h-24">
        {({ consents }) =>
          consents.length === 0 ? (
            <p className="rounded-lg border bg-card px-4 py-3 text-sm text-muted-foreground">
              You agreed to no messages beyond those about your account. Alerts are agreed to with a
              saved search.
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
  const withdraw = useSend(privacy.withdraw, { done: 'Consent withdrawn' })
  const name = `${ConsentPurpose.label(row.purpose)} by ${MessageChannel.label(row.channel)}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-xs text-muted-foreground">
          {row.data.length > 0 && `About your ${row.data.join(' and your ')}. `}
          Given <When at={row.givenAt} />
          {row.withdrawnAt && (
            <>
              , withdrawn <When at={row.withdrawnAt} />
            </>
          )}
        </p>
      </div>
      {!row.withdrawnAt && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Withdraw: ${name}`}
          disabled={withdraw.busy}
          onClick={() => void withdraw.send({ params: { id: row._id } })}
        >
          Withdraw
        </Button>
      )}
    </li>
  )
}
