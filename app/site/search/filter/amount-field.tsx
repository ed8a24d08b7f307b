import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Input } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { lakh } from '#domain/import-cell/read-amount.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { echoAmount, rupeesOf } from './amount-words.ts'

interface AmountFieldProps {
  label: string
  name: string
  /** Whole rupees. */
  amount: number | undefined
  /** Shown below while the field is empty. */
  help?: string
  /** The step of an arrow key. */
  step?: number
  example?: string
}

const grouped = (amount: number | undefined) => (amount === undefined ? '' : withCommas(amount))

/**
 * A price in words or digits: accepts `80 lakh`, `1.2 cr`, `25k` or digits, and shows how it was
 * parsed. For assistive technology it is a number field (FRM-7) whose arrow keys move by a step.
 */
export function AmountField({
  label,
  name,
  amount,
  help = '',
  step: size = lakh,
  example = t('80 lakh or 1.2 cr'),
}: AmountFieldProps) {
  const id = useId()
  const [text, setText] = useState(grouped(amount))
  useEffect(() => setText(grouped(amount)), [amount])
  const rupees = rupeesOf(text)
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: size, ArrowDown: -size }[event.key]
    if (by === undefined) return
    event.preventDefault()
    setText(grouped(Math.max(0, (rupees ?? 0) + by)))
  }
  return (
    <div className="field-stack">
      <Label htmlFor={id}>{label}</Label>
      <span className="relative block">
        <span aria-hidden className="field-prefix">
          ₹
        </span>
        <Input
          id={id}
          name={name}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={step}
          role="spinbutton"
          aria-valuemin={0}
          {...(rupees !== undefined && {
            'aria-valuenow': rupees,
            'aria-valuetext': echoAmount(text),
          })}
          inputMode="text"
          placeholder={t('Any')}
          autoComplete="off"
          maxLength={40}
          aria-describedby={`${id}-echo`}
          className="figures h-11 pl-7"
        />
      </span>
      <p id={`${id}-echo`} className="field-echo">
        {echoAmount(text) ?? (text.trim() ? t('For example {example}', { example }) : help)}
      </p>
    </div>
  )
}
