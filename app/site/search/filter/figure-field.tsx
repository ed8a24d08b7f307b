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

interface DateFieldProps {
  label: string
  name: string
  type: 'date' | 'month'
  value: string | undefined
}

const dateExamples = { date: '2027-12-31', month: '2027-12' }

/** A day or a month; typed as in the example where the browser has no picker of it. */
export function DateField({ label, name, type, value }: DateFieldProps) {
  const id = useId()
  return (
    <div className="field-stack">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type={type}
        name={name}
        defaultValue={value ?? ''}
        placeholder={dateExamples[type]}
        className="figures h-11"
      />
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
