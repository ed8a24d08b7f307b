import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { MakeKey } from '#app/partner/key-form.tsx'
import { KeyList } from '#app/partner/key-list.tsx'
import { AddWebhook } from '#app/partner/webhook-form.tsx'
import { Webhooks } from '#app/partner/webhook-list.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { apiKey } from '#contract/partner/api-key.ts'
import { webhook } from '#contract/partner/webhook.ts'
import { t } from '#domain/locale/translate.ts'

/** How the broker's own software works with listings and enquiries. */
export default function ApiPage() {
  return (
    <div className="space-y-8">
      <PageTitle
        title={t('API and webhooks')}
        subtitle={
          <Rich
            text={t('Connect your CRM or website. <0>See what the API can do</0>')}
            elements={[
              <Link key="docs" to="/api/docs" reloadDocument className="text-link underline" />,
            ]}
          />
        }
      />
      <Keys />
      <OwnWebhooks />
    </div>
  )
}

function PausedWebhooksNotice() {
  return (
    <Alert tone="warning" title={t('Some of your webhooks are paused')}>
      {t(
        'Your password was reset, so we paused all webhooks. Resume only those that you added ' +
          'yourself, and delete the others.',
      )}
    </Alert>
  )
}

function PausedNotice() {
  return (
    <Alert tone="warning" title={t('Some of your API keys are paused')}>
      {t(
        'Your password was reset, so we paused all keys. Resume only those that you made ' +
          'yourself, and revoke the others.',
      )}
    </Alert>
  )
}

function OwnWebhooks() {
  const read = useRead(webhook.mine, {}, { every: 15_000 })
  const isReset = read.data?.webhooks.some(({ pausedBecause }) => pausedBecause === 'password')
  return (
    <Webhooks
      read={read}
      acts={webhook}
      add={<AddWebhook />}
      notice={isReset && <PausedWebhooksNotice />}
    />
  )
}

function Keys() {
  const read = useRead(apiKey.mine, {})
  return (
    <section aria-labelledby="api-keys" className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="api-keys" className="text-lg">
          {t('API keys')}
        </h2>
        <MakeKey />
      </div>
      <Loaded read={read} failed={t('Failed to load your API keys')} height="h-32">
        {({ apiKeys }) =>
          apiKeys.length > 0 ? (
            <>
              {apiKeys.some(({ state }) => state === 'paused') && <PausedNotice />}
              <KeyList keys={apiKeys} revoke={apiKey.revoke} resume={apiKey.resume} />
            </>
          ) : (
            <Empty
              icon={KeyRound}
              title={t('You have no API keys.')}
              text={t('With a key, your software can read enquiries and update your listings.')}
            />
          )
        }
      </Loaded>
    </section>
  )
}
