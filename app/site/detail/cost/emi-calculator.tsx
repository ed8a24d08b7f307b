import { useId, useState } from 'react'
import { t } from '#domain/locale/translate.ts'
import { maxLoan, repaymentOf, usualLoan } from '#domain/money/emi.ts'
import { formatRupees } from '#domain/money/money.ts'
import { Affordability } from './affordability.tsx'

interface EmiCalculatorProps {
  /** Whole rupees. */
  price: number
}

/** The monthly cost of a loan for this home: an estimate in the browser, nothing is sent. */
export function EmiCalculator({ price }: EmiCalculatorProps) {
  const max = maxLoan(price)
  const [principal, setPrincipal] = useState(max)
  const [rate, setRate] = useState(usualLoan.rate)
  const [years, setYears] = useState(usualLoan.years)
  const { instalment, interest, total } = repaymentOf({ principal, rate, years })
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <div className="space-y-5 noscript:hidden">
        <Slider
          label={t('Loan amount')}
          value={principal}
          shown={formatRupees(principal)}
          range={[0, price, Math.max(1, Math.round(price / 200))]}
          onChange={setPrincipal}
        />
        <Slider
          label={t('Interest rate (p.a.)')}
          value={rate}
          shown={`${rate} %`}
          range={[5, 16, 0.05]}
          onChange={(value) => setRate(Math.round(value * 100) / 100)}
        />
        <Slider
          label={t('Tenure (years)')}
          value={years}
          shown={String(years)}
          range={[1, 30, 1]}
          onChange={setYears}
        />
        <Affordability rate={rate} years={years} />
      </div>
      <div className="figures rounded-lg border bg-card p-5">
        <p className="text-sm text-muted-foreground">{t('Monthly EMI')}</p>
        <p role="status" className="font-display text-3xl font-semibold">
          {formatRupees(instalment)}
        </p>
        <dl className="amounts">
          <Line label={t('Down payment')} value={formatRupees(Math.max(0, price - principal))} />
          <Line label={t('Loan amount')} value={formatRupees(principal)} />
          <Line label={t('Total interest')} value={formatRupees(interest)} />
          <Line label={t('Total payable')} value={formatRupees(total)} />
        </dl>
        <p className="mt-4 text-xs text-muted-foreground">
          {t(
            'An estimate at {rate}% over {years, plural, one {# year} other {# years}}. ' +
              'Banks lend at most 75% to 90% of the price. Stamp duty and registration are ' +
              'extra.',
            { rate, years },
          )}
        </p>
      </div>
    </div>
  )
}

interface SliderProps {
  label: string
  value: number
  shown: string
  range: [min: number, max: number, step: number]
  onChange: (value: number) => void
}

function Slider({ label, value, shown, range: [min, max, step], onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <span aria-hidden>{shown}</span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
