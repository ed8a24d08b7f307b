import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { MessageChannel } from '#contract/message/message.ts'
import { type MessageSettings, messageSetting } from '#contract/message/settings.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { rupees } from './figures.tsx'
import { MessageRates } from './rate.tsx'
import { MessageTabs } from './tabs.tsx'

export const meta = () => [{ title: t('Message Settings | BrickBazaar') }]

/** Providers, the daily spending limit, and the hours for promotional messages. */
export default function MessageSetting() {
  const read = useRead(messageSetting.get, {})
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title={t('Message Settings')}
        subtitle={t('Providers, spending limits and hours for promotional messages.')}
      />
      <MessageTabs />
      <Loaded read={read} failed={t('Failed to load message settings')}>
        {({ settings }) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="space-y-6">
              <Spending settings={settings} />
              <Limits key={settings.version} settings={settings} />
            </div>
            <MessageRates rates={settings.rates} />
          </div>
        )}
      </Loaded>
    </div>
  )
}

const carriers: Record<string, string> = {
  local: msg('No provider'),
  msg91: 'MSG91',
  whatsapp: msg('WhatsApp Cloud API'),
  smtp: msg('Mail server (SMTP)'),
}

function Spending({ settings }: { settings: MessageSettings }) {
  const { spentToday, dailyCap, providers } = settings
  const share = dailyCap > 0 ? Math.min(100, (spentToday / dailyCap) * 100) : 100
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Today')}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-4 text-sm">
        <div>
          <p className="flex justify-between gap-4">
            <span>{t('Spent today')}</span>
            <span className="figures">
              {t('{spentToday} of {dailyCap}', {
                spentToday: rupees(spentToday),
                dailyCap: rupees(dailyCap),
              })}
            </span>
          </p>
          <Progress label={t('Share of today’s limit')} value={share} className="mt-2 h-1.5" />
          {spentToday >= dailyCap && (
            <p className="mt-2 font-medium text-status-red-text">
              {t('Limit reached. SMS and WhatsApp messages wait until tomorrow.')}
            </p>
          )}
        </div>
        <dl className="divide-y">
          {providers.map(({ channel, name }) => (
            <div key={channel} className="flex justify-between gap-6 py-2">
              <dt className="shrink-0 text-muted-foreground">{MessageChannel.label(channel)}</dt>
              <dd className="text-right">{carriers[name] ?? name}</dd>
            </div>
          ))}
        </dl>
        {providers.some(({ name }) => name === 'local') && (
          <p className="text-xs text-muted-foreground">
            {t('Without a provider, messages are recorded but not delivered.')}
          </p>
        )}
      </CardContent>
    </Card>
  )
}

function Limits({ settings }: { settings: MessageSettings }) {
  const may = useMay()
  const { spentToday: _spent, providers: _providers, rates: _rates, ...start } = settings
  const form = useForm(messageSetting.change, {
    start,
    done: t('Message settings saved'),
    failed: t('Failed to save message settings'),
  })
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Limits')}</CardTitle>
      </CardHeader>
      <CardContent>
        <Form form={form} label={t('Limits')}>
          <NumberField
            form={form}
            name="dailyCap"
            label={t('Daily spending limit (₹)')}
            help={t('Further messages wait until the next day, and administrators get an email.')}
            required
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <NumberField
              form={form}
              name="promotionalFrom"
              label={t('Promotional from')}
              unit={t('o’clock')}
              required
            />
            <NumberField
              form={form}
              name="promotionalUntil"
              label={t('Promotional until')}
              unit={t('o’clock')}
              required
            />
          </div>
          <p className="text-xs text-muted-foreground">
            {t('TRAI allows promotional messages from 10 am to 9 pm. Others are sent at any time.')}
          </p>
          <NumberField
            form={form}
            name="inquiriesPerHour"
            label={t('Instant enquiry alerts per hour')}
            help={t('After that, a broker gets one message with the number of enquiries.')}
            required
          />
          <NumberField
            form={form}
            name="unansweredHours"
            label={t('Similar homes offered after')}
            unit={t('working hours')}
            help={t(
              'A customer without a reply then sees similar homes of other brokers. The broker ' +
                'is reminded at half of it.',
            )}
            required
          />
          {may('message.change') && (
            <div className="grid sm:max-w-40">
              <SubmitButton form={form}>{t('Save')}</SubmitButton>
            </div>
          )}
        </Form>
      </CardContent>
    </Card>
  )
}
