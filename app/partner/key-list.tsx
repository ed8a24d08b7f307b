import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ApiKey, apiKey } from '#contract/partner/api-key.ts'
import { Scope } from '#contract/partner/scope.ts'
import { t } from '#domain/locale/translate.ts'
import { ApiKeyBadge } from './key-state.tsx'

type Revoke = typeof apiKey.revoke | typeof apiKey.revokeAny

interface KeyListProps {
  keys: readonly ApiKey[]
  /** The endpoint that revokes a key; absent if the viewer may not. */
  revoke?: Revoke | undefined
  /** The endpoint with which the owner resumes a paused key. */
  resume?: typeof apiKey.resume | undefined
}

/** The API keys of one owner, with their scopes and last use. */
export function KeyList({ keys, revoke, resume }: KeyListProps) {
  return (
    <ul aria-label={t('API keys')} className="divide-y rounded-lg border bg-card">
      {keys.map((row) => (
        <li
          key={row._id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm"
        >
          <div className="min-w-0 flex-1 basis-52 space-y-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium wrap-anywhere">{row.name}</span>
              <ApiKeyBadge state={row.state} />
            </p>
            <p className="text-xs text-muted-foreground">
              <code>{row.prefix}_…</code> ·{' '}
              {row.scopes.map((scope) => Scope.label(scope)).join(', ')}
            </p>
            <KeyDates row={row} />
          </div>
          <div className="flex flex-wrap gap-2">
            {resume && row.state === 'paused' && <ResumeKey row={row} endpoint={resume} />}
            {revoke && (row.state === 'active' || row.state === 'paused') && (
              <RevokeKey row={row} endpoint={revoke} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function KeyDates({ row }: { row: ApiKey }) {
  return (
    <p className="text-xs text-muted-foreground">
      {row.lastUsedAt ? (
        <Rich
          text={t('Last used <0/>')}
          elements={[<When key="used" at={row.lastUsedAt} time />]}
        />
      ) : (
        t('Never used')
      )}
      {' · '}
      {row.revokedAt ? (
        <Rich text={t('Revoked <0/>')} elements={[<When key="over" at={row.revokedAt} time />]} />
      ) : (
        <Rich text={t('Valid until <0/>')} elements={[<When key="over" at={row.expiresAt} />]} />
      )}
    </p>
  )
}

function ResumeKey({ row, endpoint }: { row: ApiKey; endpoint: typeof apiKey.resume }) {
  const { send, busy } = useSend(endpoint, {
    done: t('API key resumed'),
    failed: t('Failed to resume the API key'),
  })
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={t('Resume {name}', { name: row.name })}
      disabled={busy}
      onClick={() => void send({ params: { id: row._id } })}
    >
      {t({ id: 'key.resume', message: 'Resume' })}
    </Button>
  )
}

/** Revokes a key after a confirmation: software that uses it stops working at once. */
export function RevokeKey({ row, endpoint }: { row: ApiKey; endpoint: Revoke }) {
  const { send } = useSend(endpoint, {
    done: t('API key revoked'),
    failed: t('Failed to revoke the API key'),
  })
  return (
    <Confirm
      title={t('Revoke {name}?', { name: row.name })}
      text={t('Software that uses this key stops working at once. This cannot be undone.')}
      action={t({ id: 'key.revoke', message: 'Revoke' })}
      destructive
      onConfirm={() => send({ params: { id: row._id } })}
      trigger={
        <Button variant="outline" size="sm" aria-label={t('Revoke {name}', { name: row.name })}>
          {t({ id: 'key.revoke', message: 'Revoke' })}
        </Button>
      }
    />
  )
}
