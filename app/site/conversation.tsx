import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { saveIntent } from '#app/account/intent.ts'
import { useToken } from '#app/api/token.ts'
import { AnsweringColleague } from '#app/inquiry/answering-colleague.tsx'
import { AwaitingReply } from '#app/inquiry/awaiting-reply.tsx'
import { CallReporting } from '#app/inquiry/call-reporting.tsx'
import { MessageFields } from '#app/inquiry/message-fields.tsx'
import { noMessagesText } from '#app/inquiry/no-messages-text.ts'
import { NumberSharing } from '#app/inquiry/number-sharing.tsx'
import { ReportGone } from '#app/inquiry/report-gone.tsx'
import { Thread } from '#app/inquiry/thread.tsx'
import { Confirm } from '#app/kit/confirm.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Late } from '#app/kit/lazy-part.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { HomeLink } from '#app/property/home-link.tsx'
import { personText } from '#app/property/property-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { toast } from '#app/ui/toast.ts'
import { inquiryLink, type LinkedConversation } from '#contract/inquiry/link.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Route } from './+types/conversation.ts'
import { LinkPage, linkMeta } from './link/link-page.tsx'
import { readLink, tokenOf } from './link/read-link.ts'

const title = msg('Your enquiry')

export const meta = () => linkMeta(t(title))

/**
 * Loads the conversation of the link: undefined if the link is incomplete or has expired, or if the
 * conversation was added to an account.
 */
export async function loader(args: Route.LoaderArgs) {
  const token = tokenOf(args.request)
  const found = await readLink(args, inquiryLink.get, { query: { token } })
  return { token, found: found?.conversation }
}

/** The page that is linked in emails to a customer without an account. */
export default function ConversationPage({ loaderData: { token, found } }: Route.ComponentProps) {
  const [latest, setLatest] = useState(found)
  return (
    <LinkPage title={t(title)} isWide>
      {latest ? (
        <Opened token={token} conversation={latest} onChange={setLatest} />
      ) : (
        <Empty
          icon={MessagesSquare}
          title={t('This link is incomplete or has expired.')}
          text={t(
            'Open the link again from the message. If you added the conversation to your ' +
              'account, find it under Enquiries.',
          )}
          action={
            <Button asChild variant="outline">
              <Link to="/customer-portal/inquiries">{t('Sign In')}</Link>
            </Button>
          }
        />
      )}
    </LinkPage>
  )
}

interface OpenedProps {
  token: string
  conversation: LinkedConversation
  onChange: (conversation: LinkedConversation) => void
}

function Opened({ token, conversation, onChange }: OpenedProps) {
  const { broker, property, reference, thread, mayWrite, isWithdrawn } = conversation
  const { offHours, offered } = conversation
  const said = { name: personText(broker), company: broker.companyName, reference }
  return (
    <div className="mt-2 space-y-6">
      <p className="text-sm break-words">
        <Rich
          text={
            property
              ? t('To {name}, {company}, about <0/>. Reference {reference}.', said)
              : t('To {name}, {company}. Reference {reference}.', said)
          }
          elements={property ? [<HomeLink key="home" home={property} />] : []}
        />
        {property?.status === 'approved' && property.hasPage && (
          <Gone token={token} id={property._id} />
        )}
      </p>
      <AnsweringColleague contact={conversation.contact} />
      <section aria-label={t('Conversation')}>
        <Thread thread={thread} own="customer" empty={noMessagesText(conversation)} />
      </section>
      <AwaitingReply offHours={mayWrite ? offHours : null} offered={offered} />
      {mayWrite && <Sharing token={token} conversation={conversation} onChange={onChange} />}
      {mayWrite && <Write key={thread.length} token={token} onChange={onChange} />}
      {isWithdrawn && (
        <Alert>
          {t('This broker can no longer contact you. Send a new enquiry to allow it again.')}
        </Alert>
      )}
      <CallReporting
        row={conversation}
        form={() => (
          <Late
            load={() => import('./link/report-call.tsx')}
            props={{ token, shown: conversation, onChange }}
            waiting={<Skeleton className="h-72 w-full" />}
          />
        )}
      />
      <div className="flex flex-wrap gap-3 border-t pt-6">
        <AddToAccount token={token} />
        {!isWithdrawn && <Withdraw token={token} onChange={onChange} />}
      </div>
    </div>
  )
}

function Write({ token, onChange }: Pick<OpenedProps, 'token' | 'onChange'>) {
  // Loaded on demand: the contract brings zod, which is not in the first load of a public page.
  const form = useForm(async () => (await import('#contract/inquiry/link.ts')).inquiryLink.write, {
    start: { token, text: '' },
    done: t('Message sent'),
    failed: t('Failed to send message'),
    once: true,
    onDone: ({ conversation }) => onChange(conversation),
  })
  return (
    <Form form={form} label={t('Message')}>
      <MessageFields form={form} />
    </Form>
  )
}

/** Runs a call that belongs to no form; an error is shown as a toast. */
function useAct<Given extends unknown[]>(act: (...given: Given) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const run = async (...given: Given) => {
    setBusy(true)
    try {
      await act(...given)
      return true
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}

async function loadCalls() {
  const [{ call }, contract] = await Promise.all([
    import('#app/api/call.ts'),
    import('#contract/inquiry/link.ts'),
  ])
  return { call, ...contract.inquiryLink }
}

function Sharing({ token, conversation, onChange }: OpenedProps) {
  const { busy, run } = useAct(async (numberSharing: 'week' | 'chat') => {
    const { call, shareNumber } = await loadCalls()
    onChange((await call(shareNumber, { body: { token, numberSharing } })).conversation)
  })
  return <NumberSharing shared={conversation} busy={busy} onChoose={(one) => void run(one)} />
}

function Gone({ token, id }: { token: string; id: string }) {
  const { busy, run } = useAct(async () => {
    const [{ call }, { flag }] = await Promise.all([
      import('#app/api/call.ts'),
      import('#contract/flag.ts'),
    ])
    await call(flag.report, { params: { id }, body: { reason: 'gone', inquiryLink: token } })
  })
  return <ReportGone busy={busy} onReport={run} />
}

function AddToAccount({ token }: Pick<OpenedProps, 'token'>) {
  const navigate = useNavigate()
  const isSignedIn = useToken('customer') !== undefined
  const { busy, run } = useAct(async () => {
    const { call, join } = await loadCalls()
    await call(join, { body: { token } })
    toast.success(t('Added to your account'))
    await navigate('/customer-portal/inquiries')
  })
  const signIn = () => {
    const to = `/conversation?token=${token}`
    saveIntent({ act: 'open', to, why: t('Sign in to add this conversation to your account.') })
    void navigate('/customer-portal')
  }
  return (
    <Button variant="outline" disabled={busy} onClick={() => (isSignedIn ? void run() : signIn())}>
      {t('Add to my account')}
    </Button>
  )
}

function Withdraw({ token, onChange }: Pick<OpenedProps, 'token' | 'onChange'>) {
  const { run } = useAct(async () => {
    const { call, withdraw } = await loadCalls()
    onChange((await call(withdraw, { body: { token } })).conversation)
  })
  return (
    <Confirm
      title={t('Stop this broker from contacting you?')}
      text={t('The broker will no longer see your number and email and cannot reply here.')}
      action={t('Stop contact')}
      onConfirm={run}
      trigger={<Button variant="outline">{t('Stop contact')}</Button>}
    />
  )
}
