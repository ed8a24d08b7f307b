import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { TwoStep } from '#app/account/second-factor/two-step.tsx'
import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { administratorFactor } from '#contract/account/second-factor.ts'
import { t } from '#domain/locale/translate.ts'

const ownPage = '/bb-admin/profile'

/**
 * Shows the screen below a notice while a required second factor is not set up. After the deadline
 * the setup replaces every screen except the own profile.
 */
export function Enrolment({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { data } = useRead(administratorFactor.state, {})
  // The setup stays until the recovery codes have been seen.
  const [isSettingUp, setSettingUp] = useState(false)
  const isMissing = data?.dueAt != null && data.factors.length === 0
  const isShut = isMissing && Date.parse(data.dueAt ?? '') <= Date.now()
  const isHeld = isShut && !pathname.endsWith(ownPage)
  useEffect(() => {
    if (isHeld) setSettingUp(true)
  }, [isHeld])
  if (isHeld || isSettingUp) {
    return <Setup onDone={isMissing ? undefined : () => setSettingUp(false)} />
  }
  // The screen keeps its position in the tree, and so its state, when the notice disappears.
  return (
    <>
      {isMissing && data?.dueAt && <Notice dueAt={data.dueAt} />}
      {children}
    </>
  )
}

function Setup({ onDone }: { onDone: (() => void) | undefined }) {
  return (
    <div className="max-w-3xl space-y-6">
      <PageTitle title={t('Set up two-step verification')} />
      <Alert tone="warning">
        {t('Your role needs two-step verification. Set it up to continue.')}
      </Alert>
      <TwoStep realm="administrator" />
      {onDone && <Button onClick={onDone}>{t('Continue')}</Button>}
    </div>
  )
}

function Notice({ dueAt }: { dueAt: string }) {
  return (
    <Alert tone="warning" className="mb-6">
      <Rich
        text={t('Your role needs two-step verification from <0/>. <1>Set it up now</1>')}
        elements={[
          <When key="due" at={dueAt} />,
          <Link
            key="setup"
            to={`${ownPage}?tab=security`}
            className="font-medium underline underline-offset-4"
          />,
        ]}
      />
    </Alert>
  )
}
