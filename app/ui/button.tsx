import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

const look = cva('button', {
  variants: {
    variant: {
      default: 'button-primary',
      destructive: 'bg-destructive text-destructive-foreground hover:brightness-92',
      outline: 'button-outline',
      secondary: 'bg-secondary text-secondary-foreground hover:bg-accent',
      ghost: 'text-foreground hover:bg-accent',
      link: 'text-link underline-offset-4 hover:underline',
    },
    size: {
      default: 'h-10 px-4 text-sm',
      sm: 'finger-high h-8 px-3 text-xs',
      lg: 'h-12 px-6 text-base',
      icon: 'size-10',
      'icon-sm': 'finger-high finger-wide size-8',
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})

interface Look extends VariantProps<typeof look> {
  className?: string | undefined
}

/** Returns the classes of a button for other elements; `className` overrides conflicting ones. */
export const buttonClass = ({ className, ...variants }: Look = {}) => cn(look(variants), className)

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof look> {
  /** Renders the child (a link) with the look of a button instead of a button. */
  asChild?: boolean
}

export function Button({ className, variant, size, asChild = false, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' })}
      className={buttonClass({ variant, size, className })}
      {...props}
    />
  )
}
