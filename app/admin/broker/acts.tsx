import { useState } from 'react'
import { ReasonDialog } from '#app/admin/shell/reason-dialog.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import {
  type BrokerRecord,
  type BrokerStatus,
  broker,
  type KycStatus,
} from '#contract/broker/broker.ts'
import { kycLifecycle, kycReasons, statusLifecycle } from '#contract/broker/lifecycle.ts'
import { refusalText } from '#contract/refusal.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { VerifyWithoutPan } from './verify-without-pan.tsx'

type ClosedStatus = Exclude<BrokerStatus, 'active'>

const closings: Record<
  ClosedStatus,
  { title: string; action: string; presets: readonly string[] }
> = {
  inactive: {
    title: msg('Deactivate broker'),
    action: msg('Deactivate'),
    presets: [
      msg('Requested by the broker'),
      msg('No longer works as a broker'),
      msg('Second account'),
    ],
  },
  suspended: {
    title: msg('Suspend broker'),
    action: msg('Suspend'),
    presets: [
      msg('Complaint under investigation'),
      msg('False listings'),
      msg('Licence being renewed'),
    ],
  },
  blocked: {
    title: msg('Block broker'),
    action: msg('Block'),
    presets: [msg('Fraud'), msg('Repeated false listings'), msg('Abuse of customers')],
  },
}

export const closingOf = (status: ClosedStatus) => closings[status]

export interface BrokerActs {
  /** Whether this administrator may set the status now. */
  maySet: (status: BrokerStatus) => boolean
  mayDecide: (kycStatus: KycStatus) => boolean
  activate: () => void
  verify: () => void
  /** Asks for the reason first. */
  askRest: (status: ClosedStatus) => void
  askRejection: () => void
  /** The open dialog; render it once. */
  dialog: React.ReactNode
  busy: boolean
}

/** Changes of one broker's status and KYC, with their dialogs. */
export function useBrokerActs(row: BrokerRecord, onDecided?: () => void): BrokerActs {
  const may = useMay()
  const [asking, setAsking] = useState<ClosedStatus | 'rejection' | 'no-pan'>()
  const status = useSend(broker.changeStatus, {
    done: t('Broker status updated successfully'),
    failed: t('Failed to update broker status'),
  })
  const kyc = useSend(broker.changeKyc, {
    done: t('KYC status updated successfully'),
    failed: t('Failed to update KYC status'),
    ...(onDecided && { onDone: onDecided }),
  })
  const params = { id: row._id }
  // A decision applies to the documents that were on screen.
  const { documentsVersion, kycStatus: decidedOn } = row
  const close = () => setAsking(undefined)
  const name = `${row.firstName} ${row.lastName}`
  const revokes = row.kycStatus === 'verified'
  return {
    maySet: (wanted) => may('broker.change') && statusLifecycle[row.status].includes(wanted),
    mayDecide: (wanted) =>
      may('broker.review') &&
      kycLifecycle[row.kycStatus].includes(wanted) &&
      // Without a PAN card administrators with the right to change brokers ask another one
      // (decision 0113).
      (wanted !== 'verified' || row.hasPanCard || may('broker.change')),
    activate: () => void status.send({ params, body: { status: 'active', decidedOn: row.status } }),
    verify: () => {
      if (!row.hasPanCard && row.kycStatus !== 'verified') return setAsking('no-pan')
      void kyc.send({ params, body: { kycStatus: 'verified', documentsVersion, decidedOn } })
    },
    askRest: setAsking,
    askRejection: () => setAsking('rejection'),
    busy: status.busy || kyc.busy,
    dialog:
      asking === 'no-pan' ? (
        <VerifyWithoutPan row={row} onClose={close} />
      ) : (
        asking && (
          <ReasonDialog
            key={asking}
            {...(asking === 'rejection'
              ? {
                  title: revokes ? t('Revoke KYC') : t('Reject KYC'),
                  action: revokes ? t('Revoke') : t('Reject'),
                  description: revokes
                    ? t('We send {name} this reason, and the listings go offline.', { name })
                    : t('We send {name} this reason.', { name }),
                  presets: kycReasons,
                  missing: refusalText('rejection_reason_missing'),
                }
              : {
                  title: t(closings[asking].title),
                  action: t(closings[asking].action),
                  presets: closings[asking].presets.map((preset) => t(preset)),
                  description: t('{name} is signed out and the listings go offline.', { name }),
                  missing: t('Please provide a reason'),
                  ...(asking === 'suspended' && { endsFrom: dayInIndia(new Date()) }),
                })}
            onOpenChange={close}
            onSend={(reason, until) =>
              asking === 'rejection'
                ? kyc.send({
                    params,
                    body: {
                      kycStatus: 'rejected',
                      rejectionReason: reason,
                      documentsVersion,
                      decidedOn,
                    },
                  })
                : status.send({
                    params,
                    body: { status: asking, reason, until, decidedOn: row.status },
                  })
            }
          />
        )
      ),
  }
}
