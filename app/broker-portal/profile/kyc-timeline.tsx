import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { type KycStep, KycStepKind, kycStep } from '#contract/broker/kyc-steps.ts'
import { t } from '#domain/locale/translate.ts'

/** The steps of the KYC so far, newest first. */
export function KycTimeline() {
  const read = useRead(kycStep.mine, {})
  return (
    <Loaded read={read} failed={t('Failed to load your KYC history')} height="h-16">
      {({ steps }) => <Steps steps={steps} />}
    </Loaded>
  )
}

function Steps({ steps }: { steps: KycStep[] }) {
  // The first step is the registration, which is no history.
  if (steps.length < 2) return null
  return (
    <section aria-labelledby="kyc-timeline" className="text-sm">
      <h3 id="kyc-timeline" className="mb-3 font-sans font-medium">
        {t('KYC history')}
      </h3>
      <ol className="space-y-3 border-l pl-4">
        {steps.map(({ at, kind, reason }) => (
          <li key={`${at} ${kind}`}>
            <p>{t(KycStepKind.label(kind))}</p>
            {reason && <p className="break-words text-muted-foreground">{reason}</p>}
            <When at={at} time className="text-xs text-muted-foreground" />
          </li>
        ))}
      </ol>
    </section>
  )
}
