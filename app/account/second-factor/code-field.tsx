import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { TextField } from '#app/kit/form/text-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import type { FactorKind } from '#contract/account/second-factor.ts'
import { t } from '#domain/locale/translate.ts'
import { asksForPasskey } from './passkey-step.tsx'

interface CodeFieldProps<Values extends FieldValues> {
  form: FormHandle<Values>
  /** The factors of the account: without an app only recovery codes are possible. */
  kinds: readonly FactorKind[]
  /** Called to go back to the passkey. */
  onPasskey: () => void
}

/** The code of an app, or a recovery code for people who have lost the app. */
export function CodeField<Values extends FieldValues>({
  form,
  kinds,
  onPasskey,
}: CodeFieldProps<Values>) {
  const hasApp = kinds.includes('app')
  const [isRecovery, setRecovery] = useState(!hasApp)
  const name = 'code' as Path<Values>
  const toggle = () => {
    form.hook.resetField(name)
    setRecovery(!isRecovery)
  }
  return (
    <div className="space-y-1">
      {isRecovery ? (
        <TextField
          key="recovery"
          form={form}
          name={name}
          label={t('Recovery code')}
          help={t('One of the codes you saved. Each works once.')}
          autoComplete="off"
          maxLength={40}
          autoFocus
          required
        />
      ) : (
        <TextField
          key="app"
          form={form}
          name={name}
          label={t('Code from your app')}
          help={t('The 6 digits that your authenticator app shows for BrickBazaar.')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          autoFocus
          required
        />
      )}
      <div className="flex flex-wrap gap-x-5">
        {hasApp && (
          <Button variant="link" className="h-11 px-0" onClick={toggle}>
            {isRecovery ? t('Use the code from your app') : t('Use a recovery code')}
          </Button>
        )}
        {asksForPasskey(kinds) && (
          <Button variant="link" className="h-11 px-0" onClick={onPasskey}>
            {t('Use a passkey')}
          </Button>
        )}
      </div>
    </div>
  )
}
