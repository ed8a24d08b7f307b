import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type PropertyRow, property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { t } from '#domain/locale/translate.ts'
import { PropertyBroker } from './broker.tsx'
import { ClaimPanel } from './claims.tsx'
import { PropertyFacts } from './facts.tsx'
import { PropertyReject } from './reject.tsx'
import { ReraPanel } from './rera.tsx'

const footerClass =
  'sticky -bottom-5 -mx-5 border-t bg-popover px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:px-6'

/** A listing in a dialog over the list: photos, facts, broker, history and decision. */
export default function PropertyReview() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const close = () =>
    navigate({ pathname: '/bb-admin/properties', search }, { preventScrollReset: true })
  const read = useRead(property.get, { params: { id } })
  const checks = useRead(propertyReview.signals, { params: { id } })
  const listing = read.data?.property
  return (
    <Dialog open onOpenChange={(open) => !open && void close()}>
      <DialogContent
        title={listing?.title ?? t('Property')}
        {...(listing && { description: listing.address })}
        className="sm:max-w-2xl"
      >
        <Loaded read={read} failed={t('Failed to load property')} height="h-96">
          {(reply) =>
            // Waits for the checks, which would shift the page under the pointer if they came
            // later.
            checks.isPending ? (
              <Skeleton className="h-96 w-full" />
            ) : (
              <div className="space-y-6">
                <PropertyFacts listing={reply.property} />
                <Loaded read={checks} failed={t('Failed to load the signals')}>
                  {({ rera, claims }) => (
                    <>
                      <ReraPanel id={id} reraCase={rera} />
                      <ClaimPanel listing={reply.property} claims={claims} />
                    </>
                  )}
                </Loaded>
                <PropertyBroker broker={reply.broker} />
                <History kind="property" id={id} />
                <Decision listing={reply.property} onDone={() => void close()} />
              </div>
            )
          }
        </Loaded>
      </DialogContent>
    </Dialog>
  )
}

/**
 * Approves or rejects the version on screen; the server refuses where the listing has changed
 * since.
 */
function Decision({ listing, onDone }: { listing: PropertyRow; onDone: () => void }) {
  const [rejecting, setRejecting] = useState(false)
  const { send, busy } = useSend(property.changeStatus, {
    done: t('Property status updated successfully'),
    failed: t('Failed to update property status'),
    onDone,
  })
  if (!listing.may.includes('approve') && !listing.may.includes('reject')) return null
  return (
    <>
      {listing.broker.kycStatus !== 'verified' && (
        <p className="rounded-md bg-status-yellow-tint px-4 py-3 text-sm text-status-yellow-text">
          {t('The listing goes live once the broker’s KYC is verified.')}
        </p>
      )}
      <DialogFooter className={footerClass}>
        {listing.may.includes('reject') && (
          <Button variant="outline" disabled={busy} onClick={() => setRejecting(true)}>
            {t('Reject')}
          </Button>
        )}
        {listing.may.includes('approve') && (
          <Button
            disabled={busy}
            onClick={() =>
              void send({
                params: { id: listing._id },
                body: { status: 'approved', version: listing.version },
              })
            }
          >
            {busy ? t('Approving...') : t('Approve')}
          </Button>
        )}
      </DialogFooter>
      <PropertyReject row={listing} open={rejecting} onOpenChange={setRejecting} onDone={onDone} />
    </>
  )
}
