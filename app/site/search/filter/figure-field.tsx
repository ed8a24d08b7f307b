import { useId } from 'react'
import { Input, numberInput } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { Select } from '#app/ui/select.tsx'
import { t } from '#domain/locale/translate.ts'
import type { Option } from './offered-options.ts'

interface FigureFieldProps {
  label: string
  name: string
  figure: number | undefined
  min?: number
}

export function FigureField({ label, name, figure, min = 0 }: FigureFieldProps) {
  const id = useId()
  return (
    <div className="field-stack">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        name={name}
        defaultValue={figure ?? ''}
        {...numberInput}
        min={min}
        inputMode="numeric"
        placeholder={t('Any')}
        className="figures h-11"
      />
    </div>
  )
}

interface MonthFieldProps {
  label: string
  name: string
  month: string | undefined
}

/** A month; typed where the browser has no month picker. */
export function MonthField({ label, name, month }: MonthFieldProps) {
  const id = useId()
  return (
    <div className="field-stack">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="month"
        name={name}
        defaultValue={month ?? ''}
        placeholder="2027-12"
        className="figures h-11"
      />
    </div>
  )
}

interface DayFieldProps {
  label: string
  name: string
  day: string | undefined
}

export function DayField({ label, name, day }: DayFieldProps) {
  const id = useId()
  return (
    <div className="field-stack">
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} type="date" name={name} defaultValue={day ?? ''} className="figures h-11" />
    </div>
  )
}

interface OptionFieldProps {
  label: string
  name: string
  options: readonly Option[]
  chosen: string | number | undefined
}

export function OptionField({ label, name, options, chosen }: OptionFieldProps) {
  const id = useId()
  return (
    <div className="field-stack">
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} name={name} defaultValue={chosen ?? ''} className="[&>select]:h-11">
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  )
}
