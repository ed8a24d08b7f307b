import { useSend } from '#app/api/send.ts'
import { KycStatusBadge } from '#app/broker/kyc-status.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Broker, broker } from '#contract/broker.ts'
import { formatPhone } from '#domain/phone.ts'
import { useMay } from './session.ts'

/** Who offers the listing, with the KYC decision where it still waits for one. */
export function PropertyBroker({ broker: person }: { broker: Broker }) {
  const may = useMay()
  const { send, busy } = useSend(broker.changeKyc, {
    done: 'KYC status updated successfully',
    failed: 'Failed to update KYC status',
  })
  const params = { id: person._id }
  const waits = person.kycStatus === 'pending' && may('broker.review')
  return (
    <section aria-label="Broker" className="rounded-lg border bg-card p-4 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-medium">{`${person.firstName} ${person.lastName}`}</h3>
          <p className="text-muted-foreground">{person.companyName}</p>
        </div>
        <KycStatusBadge status={person.kycStatus} />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
        <a href={`tel:${person.phone}`} className="text-link hover:underline">
          {formatPhone(person.phone)}
        </a>
        <a href={`mailto:${person.email}`} className="text-link hover:underline">
          {person.email}
        </a>
      </p>
      {person.kycRejectionReason && (
        <p className="mt-2 text-muted-foreground">{person.kycRejectionReason}</p>
      )}
      {waits && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            disabled={busy}
            onClick={() => void send({ params, body: { kycStatus: 'verified' } })}
          >
            Approve KYC
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={busy}
            onClick={() =>
              void send({
                params,
                body: { kycStatus: 'rejected', rejectionReason: 'Insufficient documents' },
              })
            }
          >
            Reject KYC
          </Button>
        </div>
      )}
    </section>
  )
}
