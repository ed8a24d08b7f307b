import { useNavigate, useSearchParams } from 'react-router'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { maxShortlistName } from '#contract/shortlist/limits.ts'
import { shortlist } from '#contract/shortlist/shortlist.ts'
import { t } from '#domain/locale/translate.ts'
import { readIds } from './chosen-homes.ts'
import { sealedHelp } from './sealed-help.ts'

/** A new shortlist, with the homes of the address. */
export default function ShortlistNew() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const form = useForm(shortlist.create, {
    start: { name: '', isSealed: false, propertyIds: readIds(params) },
    done: t('Shortlist created'),
    failed: t('Failed to create the shortlist'),
    once: true,
    onDone: ({ shortlist: made }) =>
      void navigate(`/customer-portal/shortlists/${made._id}`, { replace: true }),
  })
  return (
    <RouteDialog title={t('New shortlist')}>
      <Form form={form} label={t('New shortlist')}>
        <TextField
          form={form}
          name="name"
          label={t('Name')}
          placeholder={t('For example: Our flat in Pune')}
          maxLength={maxShortlistName}
          required
        />
        <SwitchField form={form} name="isSealed" label={t('Hide votes')} help={sealedHelp()} />
        <DialogFooter className="mt-0">
          <SubmitButton form={form} className="max-sm:h-12">
            {t('Create shortlist')}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </RouteDialog>
  )
}
