import type { ReactNode } from 'react'
import { usePageKeys } from '#app/admin/shell/page-keys.ts'
import { useSend } from '#app/api/send.ts'
import { toast } from '#app/ui/toast.ts'
import { type PropertyRow, property } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'
import { PropertyReject } from './reject.tsx'

export interface Decision {
  approve: () => void
  /** Asks for the reason first. */
  askReason: () => void
  busy: boolean
  /** The open dialog; render it once. */
  dialog: ReactNode
}

interface DecisionOptions {
  onDecided: () => void
  rejecting: boolean
  setRejecting: (open: boolean) => void
}

/**
 * Decides on the version on screen. An approval can be undone from its toast, as the lifecycle
 * allows; a rejection cannot, because the broker has been notified.
 */
export function useDecision(listing: PropertyRow, options: DecisionOptions): Decision {
  const { onDecided, rejecting, setRejecting } = options
  const params = { id: listing._id }
  const done = t('Property status updated successfully')
  const failed = t('Failed to update property status')
  const back = useSend(property.changeStatus, { done, failed })
  const { send, busy } = useSend(property.changeStatus, {
    failed,
    onDone: ({ property: { version } }) => {
      const undo = () => void back.send({ params, body: { status: 'pending', version } })
      toast.success(done, {
        description: listing.title,
        action: { label: t('Undo'), onClick: undo },
      })
      onDecided()
    },
  })
  return {
    approve: () => void send({ params, body: { status: 'approved', version: listing.version } }),
    askReason: () => setRejecting(true),
    busy,
    dialog: (
      <PropertyReject
        row={listing}
        open={rejecting}
        onOpenChange={setRejecting}
        onDone={onDecided}
      />
    ),
  }
}

/** A approves and R asks for the reason, unless a field or dialog is open. */
export function useDecisionKeys({ may }: PropertyRow, { approve, askReason, busy }: Decision) {
  usePageKeys({
    a: may.includes('approve') && !busy && approve,
    r: may.includes('reject') && !busy && askReason,
  })
}
