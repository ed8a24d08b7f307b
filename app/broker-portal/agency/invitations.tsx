import { useSend } from '#app/api/send.ts'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { type Agency, agency } from '#contract/agency/agency.ts'
import { GivenRole } from '#contract/agency/vocabulary.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

const empty = { email: '', role: 'agent' } as const

/** Invites people by email, and lists open invitations. */
export function Invitations({ agency: row }: { agency: Agency }) {
  const form = useForm(agency.invite, {
    start: empty,
    done: t('Invitation sent'),
    failed: t('Failed to send the invitation'),
    onDone: () => form.hook.reset(empty),
  })
  const roles = GivenRole.options.filter(({ value }) => value === 'agent' || row.role === 'owner')
  return (
    <section aria-labelledby="team-invitations" className="space-y-3">
      <h2 id="team-invitations" className="text-lg">
        {t('Invitations')}
      </h2>
      <Form form={form} label={t('Invite')} className="rounded-lg border bg-card p-4">
        <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
          <TextField
            form={form}
            name="email"
            label={t('Email')}
            type="email"
            help={t('They sign in or register as a broker with this address.')}
            required
          />
          <SelectField
            form={form}
            name="role"
            label={t('Role')}
            options={roles.map(({ value, label }) => ({ value, label: t(label) }))}
          />
        </div>
        <SubmitButton form={form} className="self-end max-sm:w-full">
          {t('Invite')}
        </SubmitButton>
      </Form>
      {row.invitations.length > 0 && (
        <ul aria-label={t('Open invitations')} className="divide-y rounded-lg border bg-card">
          {row.invitations.map((one) => (
            <li
              key={one._id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2"
            >
              <div className="min-w-0 text-sm">
                <p className="break-all">{one.email}</p>
                <p className="text-muted-foreground">
                  {t(GivenRole.label(one.role))} ·{' '}
                  {one.isOver
                    ? t('Expired')
                    : t('Valid until {date}', { date: formatDate(one.expiresAt) })}
                </p>
              </div>
              <Withdraw id={one._id} email={one.email} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Withdraw({ id, email }: { id: string; email: string }) {
  const { send, busy } = useSend(agency.withdraw, {
    done: t('Invitation withdrawn'),
    failed: t('Failed to withdraw the invitation'),
  })
  return (
    <Button
      variant="ghost"
      disabled={busy}
      aria-label={t('Withdraw the invitation to {email}', { email })}
      onClick={() => void send({ params: { id } })}
    >
      {t('Withdraw')}
    </Button>
  )
}
