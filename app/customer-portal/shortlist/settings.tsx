import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { maxShortlistName } from '#contract/shortlist/limits.ts'
import { type OwnedShortlist, shortlist } from '#contract/shortlist/shortlist.ts'
import { t } from '#domain/locale/translate.ts'
import { sealedHelp } from './sealed-help.ts'

/** The name, and whether votes are hidden, which can be changed only before the first vote. */
export function Settings({ own: { _id: id, version, hasVotes, room } }: { own: OwnedShortlist }) {
  const form = useForm(shortlist.change, {
    params: { id },
    start: { name: room.name, isSealed: room.isSealed, version },
    done: t('Saved'),
    failed: t('Failed to save'),
  })
  return (
    <section aria-labelledby="settings" className="space-y-3">
      <h2 id="settings" className="text-lg">
        {t('Settings')}
      </h2>
      <Form form={form} label={t('Settings')}>
        <TextField
          form={form}
          name="name"
          label={t('Name')}
          maxLength={maxShortlistName}
          required
        />
        {!hasVotes && (
          <SwitchField form={form} name="isSealed" label={t('Hide votes')} help={sealedHelp()} />
        )}
        <SubmitButton form={form} className="self-start max-sm:h-12 max-sm:w-full">
          {t('Save')}
        </SubmitButton>
      </Form>
    </section>
  )
}
