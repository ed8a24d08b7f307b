import { useId, useState } from 'react'
import { Input, numberInput } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { t } from '#domain/locale/translate.ts'
import { affordablePrice, incomeShare } from '#domain/money/emi.ts'
import { formatPriceShort, formatRupees } from '#domain/money/money.ts'

/** The price that an income can afford at the rate and tenure of the calculator. */
export function Affordability({ rate, years }: { rate: number; years: number }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const income = Number(typed.replace(/[,\s₹]/g, ''))
  const price = income > 0 ? affordablePrice(income, { rate, years }) : 0
  return (
    <div className="space-y-1.5 noscript:hidden">
      <Label htmlFor={id}>{t('Your monthly income (₹)')}</Label>
      <Input
        id={id}
        {...numberInput}
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p aria-live="polite" className="figures text-sm">
        {price > 0 &&
          t('With an EMI of at most 40% of your income ({emi}), you can buy up to {price}.', {
            emi: formatRupees(Math.floor(income * incomeShare)),
            price: formatPriceShort(price),
          })}
      </p>
    </div>
  )
}
