import { useState } from 'react'
import { useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { LeadAssignee } from '#app/broker-portal/agency/assign-lead.tsx'
import { OneLeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import type { Lead, LeadConversation } from '#contract/inquiry/lead.ts'
import { TouchClass } from '#contract/touch.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { t } from '#domain/locale/translate.ts'
import { InquiryContact } from './contact.tsx'
import { LeadGuaranteeSection } from './lead-guarantee.tsx'
import { InquiryNextStep, InquiryReply } from './next-step.tsx'
import { InquiryStage } from './stage.tsx'
import { InquiryHistory, InquiryList, InquiryThread } from './thread-and-history.tsx'
import { WaitingSince } from './waiting-since.tsx'

/** One lead: contact, conversation and next step. */
export default function InquiryDetail() {
  const { id = '' } = useParams()
  const read = useRead(inquiry.get, { params: { id } })
  const found = read.data?.inquiry
  return (
    <RouteDialog
      title={found?.name ?? t('Enquiry')}
      {...(found && { description: formatPhone(found.phone) })}
      className="sm:max-w-2xl"
    >
      <Loaded read={read} failed={t('Failed to load the enquiry')} height="h-96">
        {({ inquiry: row, conversations, asked, thread, history, guarantee }) => (
          <div key={id} className="space-y-6">
            <div className="flex flex-wrap items-center gap-3">
              <InquiryStage row={row} />
              {row.email && <span className="text-sm break-all">{row.email}</span>}
              <span className="text-xs">
                <WaitingSince row={row} />
              </span>
              {row.cameFrom && (
                <span className="text-xs text-muted-foreground">
                  {t('Found us by: {source}', { source: t(TouchClass.label(row.cameFrom)) })}
                </span>
              )}
            </div>
            {!row.isSpam && <InquiryContact row={row} />}
            <LeadGuaranteeSection row={row} guarantee={guarantee} />
            <LeadAssignee row={row} />
            <InquiryThread
              thread={thread}
              conversations={conversations}
              actionOf={(one) => (
                <SpamSwitch row={row} isSpam={one.isSpam} conversation={one._id} />
              )}
            />
            <Forms row={row} conversations={conversations} />
            <InquiryList asked={asked} />
            <InquiryHistory history={history} />
            {conversations.length < 2 && <SpamSwitch row={row} isSpam={row.isSpam} />}
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

/** The form for the next step is reset after its own save, and keeps what is typed otherwise. */
function Forms({ row, conversations }: { row: Lead; conversations: LeadConversation[] }) {
  const [worked, setWorked] = useState<Lead>()
  const [replied, setReplied] = useState<Lead>()
  const latest = [worked, replied].reduce<Lead>(
    (newest, saved) => (saved && saved.version > newest.version ? saved : newest),
    row,
  )
  return (
    <OneLeaveGuard>
      {row.may.includes('reply') && (
        <InquiryReply row={latest} conversations={conversations} onDone={setReplied} />
      )}
      <InquiryNextStep
        key={`work ${worked?.version}`}
        row={latest}
        conversations={conversations}
        onDone={setWorked}
      />
    </OneLeaveGuard>
  )
}

interface SpamSwitchProps {
  row: Lead
  isSpam: boolean
  /** The conversation of the sender, where several used the number. */
  conversation?: string
}

function SpamSwitch({ row, isSpam, conversation }: SpamSwitchProps) {
  const { send, busy } = useSend(inquiry.change, {
    done: isSpam ? t('Moved back to your enquiries') : t('Marked as spam'),
    failed: t('Failed to update the enquiry'),
  })
  const mark = () =>
    void send({
      params: { id: row._id },
      body: { isSpam: !isSpam, version: row.version, ...(conversation && { conversation }) },
    })
  return (
    <Button variant="outline" disabled={busy} onClick={mark}>
      {isSpam ? t('Not spam') : t('Mark as spam')}
    </Button>
  )
}
