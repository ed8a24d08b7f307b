import { FileText, KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Realm } from '#contract/access.ts'
import {
  type Factor,
  FactorKind,
  type SecondFactorState,
  secondFactor,
} from '#contract/account/second-factor.ts'
import { t } from '#domain/locale/translate.ts'
import { AddPasskey } from './add-passkey.tsx'
import { AppSetup, type StartedApp } from './app-setup.tsx'
import { knowsPasskeys } from './passkey.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface OfRealm {
  realm: Realm
}

/** The factors of the account: setting up, removing, and the recovery codes. */
export function TwoStep({ realm }: OfRealm) {
  const read = useRead(secondFactor[realm].state, {})
  return (
    <section aria-labelledby="two-step" className="space-y-3">
      <div className="space-y-1">
        <h2 id="two-step" className="text-lg">
          {t('Two-step verification')}
        </h2>
        <p className="max-w-prose text-sm text-muted-foreground">
          {t(
            'After your password we also ask for a passkey, or for a code from your phone. ' +
              'Someone who learns your password cannot sign in.',
          )}
        </p>
      </div>
      <Loaded read={read} failed={t('Failed to load two-step verification')} height="h-24">
        {(state) => <Ways realm={realm} state={state} />}
      </Loaded>
    </section>
  )
}

function Ways({ realm, state }: OfRealm & { state: SecondFactorState }) {
  const [started, setStarted] = useState<StartedApp>()
  const [codes, setCodes] = useState<string[]>()
  const add = useSend(secondFactor[realm].addApp, {
    failed: t('Failed to start the setup'),
    onDone: setStarted,
  })
  const { factors, recoveryCodesLeft, passkeyHost } = state
  const hasApp = factors.some(({ kind }) => kind === 'app')
  const hasPasskeysHere = knowsPasskeys() && window.location.hostname === passkeyHost
  const showCodes = (made: string[] | null) => made && setCodes(made)
  return (
    <>
      {factors.length > 0 && (
        <ul className="divide-y rounded-lg border bg-card">
          {factors.map((factor) => (
            <FactorRow key={factor._id} realm={realm} factor={factor} isLast={!factors[1]} />
          ))}
          <CodesRow realm={realm} left={recoveryCodesLeft} onMade={setCodes} />
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {hasPasskeysHere && <AddPasskey realm={realm} onEnrolled={showCodes} />}
        <Button variant="outline" disabled={add.busy} onClick={() => void add.send({})}>
          <Smartphone aria-hidden />
          {hasApp ? t('Set up on a new phone') : t('Set up an authenticator app')}
        </Button>
      </div>
      {started && (
        <AppSetup
          realm={realm}
          started={started}
          onClose={() => setStarted(undefined)}
          onEnrolled={(made) => {
            setStarted(undefined)
            showCodes(made)
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}

const rowClass = 'flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm'

function FactorRow({ realm, factor, isLast }: OfRealm & { factor: Factor; isLast: boolean }) {
  const remove = useSend(secondFactor[realm].remove, {
    done: t('Removed from your account'),
    failed: t('Failed to remove it'),
  })
  const { name, kind } = factor
  const Icon = kind === 'passkey' ? KeyRound : Smartphone
  return (
    <li className={rowClass}>
      <Icon aria-hidden className="size-5 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-xs text-muted-foreground">
          {kind === 'passkey' && `${FactorKind.label(kind)} · `}
          {factor.usedAt ? (
            <Rich
              text={t('Last used <0/>')}
              elements={[<When key="used" at={factor.usedAt} time />]}
            />
          ) : (
            <Rich text={t('Added <0/>')} elements={[<When key="added" at={factor.createdAt} />]} />
          )}
        </p>
      </div>
      <Confirm
        title={t({ id: 'factor.remove', message: 'Remove {name}?' }, { name })}
        text={
          isLast
            ? t('Two-step verification is then off: your password alone is enough to sign in.')
            : t('You can no longer sign in with it.')
        }
        action={t('Remove')}
        destructive
        onConfirm={() => remove.send({ params: { id: factor._id } })}
        trigger={
          <Button
            variant="outline"
            size="sm"
            aria-label={t('Remove {name}', { name })}
            disabled={remove.busy}
          >
            {t('Remove')}
          </Button>
        }
      />
    </li>
  )
}

interface CodesRowProps extends OfRealm {
  left: number
  onMade: (codes: string[]) => void
}

function CodesRow({ realm, left, onMade }: CodesRowProps) {
  const renew = useSend(secondFactor[realm].renewCodes, {
    failed: t('Failed to make new codes'),
    onDone: ({ recoveryCodes }) => onMade(recoveryCodes),
  })
  return (
    <li className={rowClass}>
      <FileText aria-hidden className="size-5 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{t('Recovery codes')}</p>
        <p className="text-xs text-muted-foreground">
          {t('{count, plural, =0 {None left} one {# code left} other {# codes left}}', {
            count: left,
          })}
        </p>
      </div>
      <Confirm
        title={t('Make new recovery codes?')}
        text={t('The codes you have now stop working.')}
        action={t('Make new codes')}
        onConfirm={() => renew.send({})}
        trigger={
          <Button variant="outline" size="sm" disabled={renew.busy}>
            {t('Make new codes')}
          </Button>
        }
      />
    </li>
  )
}
