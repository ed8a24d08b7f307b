import type { FieldValues } from 'react-hook-form'
import { SubmitButton } from '#app/kit/form/form.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

interface AskButtonsProps<Values extends FieldValues> {
  form: FormHandle<Values>
  onBack: () => void
}

/** Sends a request to another administrator, or goes back. */
export function AskButtons<Values extends FieldValues>({ form, onBack }: AskButtonsProps<Values>) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="outline" size="sm" disabled={form.busy} onClick={onBack}>
        {t('Back')}
      </Button>
      <SubmitButton form={form} size="sm">
        {t('Request approval')}
      </SubmitButton>
    </div>
  )
}
