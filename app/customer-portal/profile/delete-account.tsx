import { useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { When } from '#app/kit/form/date.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { PasswordField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#app/ui/dialog.tsx'
import { privacy } from '#contract/privacy.ts'
import { t } from '#domain/locale/translate.ts'

/** Requests the deletion of the account, or cancels the request. */
export function DeleteAccount() {
  const read = useRead(privacy.deletion, {})
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4">
      <Loaded read={read} failed={t('Failed to load your account status')} height="h-11">
        {({ deletion }) => (deletion ? <Keep dueAt={deletion.dueAt} /> : <Delete />)}
      </Loaded>
    </div>
  )
}

function Keep({ dueAt }: { dueAt: string }) {
  const keep = useSend(privacy.cancelDeletion, { done: t('Deletion cancelled') })
  return (
    <>
      <p role="status" className="max-w-prose text-sm font-medium text-status-red-text">
        <Rich
          text={t('Your account will be deleted on <0/>.')}
          elements={[<When key="due" at={dueAt} time />]}
        />
      </p>
      <Button disabled={keep.busy} onClick={() => void keep.send({})}>
        {t('Keep my account')}
      </Button>
    </>
  )
}

function Delete() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className="max-w-prose text-sm text-muted-foreground">
        {t(
          'We delete your account 48 hours after you ask. Brokers keep a record of each ' +
            'enquiry and its date, without your name, number or messages.',
        )}
      </p>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button variant="outline" className="text-status-red-text">
            {t('Delete my account')}
          </Button>
        </DialogTrigger>
        <DialogContent
          title={t('Delete my account')}
          description={t(
            'We delete your profile, saved homes, searches, alerts and conversations in 48 ' +
              'hours. Until then, you can sign in and keep your account. After that, this ' +
              'cannot be undone.',
          )}
          className="sm:max-w-md"
        >
          <AskForm onDone={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </>
  )
}

function AskForm({ onDone }: { onDone: () => void }) {
  const form = useForm(privacy.requestDeletion, {
    start: { password: '' },
    done: t('Your account will be deleted in 48 hours'),
    onDone,
  })
  return (
    <Form form={form} label={t('Delete my account')}>
      <PasswordField
        form={form}
        name="password"
        label={t('Your password')}
        autoComplete="current-password"
        required
      />
      <SubmitButton form={form} variant="destructive" busy={t('Sending...')}>
        {t('Delete in 48 hours')}
      </SubmitButton>
    </Form>
  )
}
