import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { saveIntent } from '#app/account/intent.ts'
import { useToken } from '#app/api/token.ts'
import { Thread } from '#app/inquiry/thread.tsx'
import { Confirm } from '#app/kit/confirm.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import { HomeLink } from '#app/property/home-link.tsx'
import { personText } from '#app/property/property-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { inquiryLink, type LinkedConversation } from '#contract/inquiry/link.ts'
import type { Route } from './+types/conversation.ts'
import { LinkPage, linkMeta } from './link/link-page.tsx'
import { readLink, tokenOf } from './link/read-link.ts'

const title = 'Your inquiry'

export const meta = () => linkMeta(title)

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
    <LinkPage title={title} isWide>
      {latest ? (
        <Opened token={token} conversation={latest} onChange={setLatest} />
      ) : (
        <Empty
          icon={MessagesSquare}
          title="This link is not complete or has expired."
          text={
            'Please open it from the message again. A conversation that was added to an ' +
            'account is there, under Inquiries.'
          }
          action={
            <Button asChild variant="outline">
              <Link to="/customer-portal/inquiries">Sign In</Link>
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
  return (
    <div className="mt-2 space-y-6">
      <p className="text-sm break-words">
        To {personText(broker)}, {broker.companyName}
        {property && (
          <>
            , about <HomeLink home={property} />
          </>
        )}
        . Reference {reference}.
      </p>
      <section aria-label="Conversation">
        <Thread
          thread={thread}
          own="customer"
          empty="You left your number without a message. The broker will call you."
        />
      </section>
      {mayWrite && <Write key={thread.length} token={token} onChange={onChange} />}
      {isWithdrawn && (
        <Alert>
          This broker may no longer contact you. Asking about a home again allows it anew.
        </Alert>
      )}
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
    done: 'Message sent',
    failed: 'Failed to send message',
    once: true,
    onDone: ({ conversation }) => onChange(conversation),
  })
  return (
    <Form form={form} label="Message">
      <TextareaField form={form} name="text" label="Message" rows={3} maxLength={2000} required />
      <SubmitButton form={form} busy="Sending..." className="self-end max-sm:w-full">
        Send message
      </SubmitButton>
    </Form>
  )
}

/** Runs a call that belongs to no form; an error is shown as a toast. */
function useAct(act: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await act()
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

function AddToAccount({ token }: Pick<OpenedProps, 'token'>) {
  const navigate = useNavigate()
  const isSignedIn = useToken('customer') !== undefined
  const { busy, run } = useAct(async () => {
    const { call, join } = await loadCalls()
    await call(join, { body: { token } })
    toast.success('Added to your account')
    await navigate('/customer-portal/inquiries')
  })
  const signIn = () => {
    const to = `/conversation?token=${token}`
    saveIntent({ act: 'open', to, why: 'Sign in to add this conversation to your account.' })
    void navigate('/customer-portal')
  }
  return (
    <Button variant="outline" disabled={busy} onClick={() => (isSignedIn ? void run() : signIn())}>
      Add to my account
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
      title="Stop this broker from contacting you?"
      text="Your number and email are hidden from the broker, who can no longer answer you here."
      action="Stop contact"
      onConfirm={run}
      trigger={<Button variant="outline">Stop contact</Button>}
    />
  )
}
