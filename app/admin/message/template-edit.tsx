import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useRead } from '#app/api/query.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { languageName } from '#app/kit/language-name.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import {
  type MessageTemplate,
  messageTemplate,
  RegisteredChannel,
} from '#contract/message/template.ts'
import { sourceLocale } from '#domain/locale/locale.ts'
import { t } from '#domain/locale/translate.ts'

/** Edits the registration of one message on one channel. */
export default function MessageTemplateEdit() {
  const { id = '' } = useParams()
  const read = useRead(messageTemplate.get, { params: { id } })
  return (
    <RouteDialog title={t('Register Template')}>
      <Loaded read={read} failed={t('Failed to load template')}>
        {({ template }) => (
          <div className="space-y-6">
            <Wording template={template} />
            <RegistrationForm template={template} />
            {template.registration && <History kind="message" id={template.registration._id} />}
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function Wording({ template }: { template: MessageTemplate }) {
  const { name, channel, language, wording, providerWording, isPromotional } = template
  const values = { channel: RegisteredChannel.label(channel), language: languageName(language) }
  const where = channel === 'sms' ? t('DLT text') : t('WhatsApp text')
  return (
    <dl className="space-y-3 text-sm">
      <div>
        <dt className="text-xs text-muted-foreground">
          {isPromotional
            ? t('{channel}, {language}, promotional', values)
            : t('{channel}, {language}, service', values)}
        </dt>
        <dd className="font-medium">{name}</dd>
      </div>
      <div>
        <dt className="text-xs text-muted-foreground">{where}</dt>
        <dd lang={language} className="rounded-md bg-muted p-3 break-words">
          {wording}
        </dd>
      </div>
      {providerWording && (
        <div>
          <dt className="text-xs text-muted-foreground">{t('MSG91 text')}</dt>
          <dd lang={language} className="rounded-md bg-muted p-3 break-words">
            {providerWording}
          </dd>
        </div>
      )}
    </dl>
  )
}

function RegistrationForm({ template }: { template: MessageTemplate }) {
  const close = useCloseRoute()
  const { _id, channel, registration } = template
  const isSms = channel === 'sms'
  const form = useForm(messageTemplate.register, {
    params: { id: _id },
    start: {
      providerTemplate: registration?.providerTemplate ?? '',
      ...(!isSms && { providerLanguage: registration?.providerLanguage ?? template.language }),
      ...(isSms && {
        dltTemplateId: registration?.dltTemplateId ?? '',
        entityId: registration?.entityId ?? '',
        header: registration?.header ?? '',
      }),
      isActive: registration?.isActive ?? true,
      ...(registration && { version: registration.version }),
    },
    done: t('Template saved'),
    failed: t('Failed to save template'),
    onDone: close,
  })
  return (
    <Form form={form} label={t('Registration')}>
      <LeaveGuard form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="providerTemplate"
          label={isSms ? t('MSG91 template ID') : t('WhatsApp template name')}
          required
        />
        {isSms ? (
          <TextField
            form={form}
            name="header"
            label={t('Header (sender ID)')}
            maxLength={6}
            required
          />
        ) : (
          <TextField
            form={form}
            name="providerLanguage"
            label={t('Language code')}
            maxLength={8}
            required
          />
        )}
        {isSms && (
          <>
            <TextField
              form={form}
              name="dltTemplateId"
              label={t('DLT template ID')}
              inputMode="numeric"
              required
            />
            <TextField
              form={form}
              name="entityId"
              label={t('Principal entity ID')}
              inputMode="numeric"
              required
            />
          </>
        )}
      </div>
      <SwitchField
        form={form}
        name="isActive"
        label={t('In use')}
        help={
          template.language === sourceLocale
            ? t('When off, this message is sent only in its other registered languages.')
            : t('When off, the English text is sent.')
        }
      />
      <DialogFooter>
        <SubmitButton form={form}>{t('Save')}</SubmitButton>
      </DialogFooter>
    </Form>
  )
}
