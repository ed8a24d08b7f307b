import { Ban, CirclePlay, ShieldCheck, ShieldX } from 'lucide-react'
import { useState } from 'react'
import { SheetExport } from '#app/admin/record-import/actions.tsx'
import { ReasonDialog } from '#app/admin/shell/reason-dialog.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { call } from '#app/api/call.ts'
import { BulkBar } from '#app/kit/list/bulk-bar.tsx'
import type { Selection } from '#app/kit/list/use-selection.tsx'
import { Button } from '#app/ui/button.tsx'
import { type BrokerRecord, broker } from '#contract/broker/broker.ts'
import { kycReasons } from '#contract/broker/lifecycle.ts'
import { refusalText } from '#contract/refusal.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { closingOf } from './acts.tsx'

/** Actions on the selected brokers. One reason applies to all of them. */
export function BrokerBulk({ selection }: { selection: Selection<BrokerRecord> }) {
  const may = useMay()
  const [asking, setAsking] = useState<'block' | 'reject'>()
  const { count: chosen, each } = selection
  const close = () => setAsking(undefined)
  const setStatus = (status: 'active' | 'blocked', reason?: string) => (row: BrokerRecord) =>
    call(broker.changeStatus, {
      params: { id: row._id },
      body: { status, reason, decidedOn: row.status },
    })
  const decide = (kycStatus: 'verified' | 'rejected', rejectionReason?: string) => {
    return ({ _id, documentsVersion, kycStatus: decidedOn }: BrokerRecord) =>
      call(broker.changeKyc, {
        params: { id: _id },
        body: { kycStatus, rejectionReason, documentsVersion, decidedOn },
      })
  }
  const values = { count: chosen, figure: withCommas(chosen) }
  return (
    <>
      <BulkBar selection={selection}>
        {may('broker.change') && (
          <>
            <Button
              variant="outline"
              size="sm"
              onClick={() => void each(msg('activated'), setStatus('active'))}
            >
              <CirclePlay aria-hidden />
              {t('Activate')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => setAsking('block')}>
              <Ban aria-hidden />
              {t('Block')}
            </Button>
          </>
        )}
        <Button
          variant="outline"
          size="sm"
          onClick={() => void each(msg('verified'), decide('verified'))}
        >
          <ShieldCheck aria-hidden />
          {t('Approve KYC')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsking('reject')}>
          <ShieldX aria-hidden />
          {t('Reject KYC')}
        </Button>
        <SheetExport noun="brokers" selection={selection} />
      </BulkBar>
      {asking === 'block' && (
        <ReasonDialog
          title={t('{count, plural, one {Block # broker} other {Block {figure} brokers}}', values)}
          description={t('They are signed out and their listings go offline.')}
          action={t('Block')}
          presets={closingOf('blocked').presets.map((preset) => t(preset))}
          missing={t('Please provide a reason')}
          onOpenChange={close}
          onSend={(reason) => each(msg('blocked'), setStatus('blocked', reason))}
        />
      )}
      {asking === 'reject' && (
        <ReasonDialog
          title={t(
            '{count, plural, one {Reject the KYC of # broker} ' +
              'other {Reject the KYC of {figure} brokers}}',
            values,
          )}
          description={t('We send each broker this reason.')}
          action={t('Reject')}
          presets={kycReasons}
          missing={refusalText('rejection_reason_missing')}
          onOpenChange={close}
          onSend={(reason) => each(msg('rejected'), decide('rejected', reason))}
        />
      )}
    </>
  )
}
