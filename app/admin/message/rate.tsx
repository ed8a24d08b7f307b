import { useMay } from '#app/admin/shell/session.ts'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { MessageChannel } from '#contract/message/message.ts'
import { type MessageRate, messageSetting } from '#contract/message/settings.ts'
import { dayInIndia, formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { rupees } from './figures.tsx'

/** The price per segment with its period and source. */
export function MessageRates({ rates }: { rates: MessageRate[] }) {
  const may = useMay()
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Cost per segment')}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-6">
        <ul className="divide-y text-sm">
          {rates.map((rate) => (
            <li
              key={`${rate.channel} ${rate.from}`}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2"
            >
              <span className="font-medium">{MessageChannel.label(rate.channel)}</span>
              <span className="figures">{rupees(rate.rupees)}</span>
              <span className="w-full text-xs text-muted-foreground">
                {holds(rate)}
                {rate.source && ` · ${rate.source}`}
              </span>
            </li>
          ))}
        </ul>
        {may('message.change') && <RateForm key={JSON.stringify(rates)} />}
      </CardContent>
    </Card>
  )
}

function holds({ from, to }: MessageRate): string {
  if (from && to) return t('{from} to {to}', { from: formatDate(from), to: formatDate(to) })
  if (from) return t('From {date}', { date: formatDate(from) })
  return to ? t('Until {date}', { date: formatDate(to) }) : t('Until the next rate')
}

function RateForm() {
  const form = useForm(messageSetting.setRate, {
    start: { channel: 'sms', from: dayInIndia(new Date()), source: '' },
    done: t('New cost saved'),
    failed: t('Failed to save cost'),
  })
  return (
    <Form form={form} label={t('New cost')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          form={form}
          name="channel"
          label={t('Channel')}
          options={MessageChannel.options}
        />
        <NumberField form={form} name="rupees" label={t('Rupees per segment')} required />
        <TextField form={form} name="from" label={t('From')} type="date" required />
        <TextField
          form={form}
          name="source"
          label={t('Source')}
          placeholder={t('Operator’s price list')}
        />
      </div>
      <div className="grid sm:max-w-40">
        <SubmitButton form={form}>{t('Save cost')}</SubmitButton>
      </div>
    </Form>
  )
}
