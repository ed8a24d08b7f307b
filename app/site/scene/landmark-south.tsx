import { paint, upTo } from './paint.ts'

/** The Vidhana Soudha, in its park. */
export function bangalore() {
  return (
    <>
      <path fill={paint('stone')} d="M58 138V92h52V80h28V70h44v10h28v12h52v46z" />
      <path
        fill={paint('cream')}
        d="M134 70q4-26 26-30 22 4 26 30zM158 40v-10h4v10zM104 80q4-12 12-14 8 2 12 14zM192 80q4-12 12-14 8 2 12 14z"
      />
      <path fill={paint('trim')} d="M54 90h212v5H54zM106 78h108v4H106zM50 134h220v4H50z" />
      <path fill={paint('shade')} d="M58 95h204v5H58z" />
      <path
        fill={paint('door')}
        d={upTo(15)
          .map((column) => `M${65 + column * 13} 134v-24q3.500-5 7 0v24z`)
          .join('')}
      />
      <path
        fill={paint('leaf')}
        d="M8 138q-2-18 14-22 8-12 22-4 14 2 12 26zM264 138q0-18 14-22 10-12 22-2 14 4 10 24z"
      />
      <path
        fill={paint('magenta')}
        d="M18 124h5v5h-5zM34 118h5v5h-5zM44 128h4v4h-4zM282 122h5v5h-5zM296 116h5v5h-5z"
      />
    </>
  )
}

/** A gopuram, a palm and the sea. */
export function chennai() {
  return (
    <>
      <path fill={paint('sky-blue')} d="M196 126q10-5 20 0t20 0 20 0 20 0 20 0 24 0v24H196z" />
      <path
        fill={paint('brick-light')}
        d="M84 138v-30h8V94h7V82h6V70h6V60h6V50h8q1-12 13-12t13 12h8v10h6v10h6v12h6v12h7v14h8v30z"
      />
      <path fill={paint('shade')} d="M84 138v-30h8V94h7V82h6V70h6V60h6V50h8v88z" />
      <path
        stroke={paint('marigold-paint')}
        strokeWidth="2.500"
        d="M92 108h92M99 94h78M105 82h66M111 70h54M117 60h42M123 50h30"
      />
      <path fill={paint('door')} d="M128 138v-22q10-10 20 0v22z" />
      <path
        fill={paint('sage')}
        d={upTo(6)
          .map((niche) => `M${104 + niche * 13} 104v-6h5v6z`)
          .join('')}
      />
      <path fill="none" stroke={paint('trunk')} strokeWidth="4" d="M226 138q-2-30 8-54" />
      <path
        fill={paint('leaf')}
        d="M234 84q14-14 32-2-16-2-20 6 12 2 14 16-12-14-24-18-4 12-2 22-12-14-2-22-16 4-20 18-6-18 18-22-10-10-26-2 12-16 30 4z"
      />
      <path fill={paint('trim')} d="M272 126h26l-5 7h-16z" />
    </>
  )
}

/** The Charminar. */
export function hyderabad() {
  return (
    <>
      <path fill={paint('cream')} d="M112 138V74h96v64h-24v-28q-24-34-48 0v28z" />
      <path
        fill={paint('cream')}
        d="M102 138V40h12v98zM206 138V40h12v98zM128 74V52h10v22zM182 74V52h10v22z"
      />
      <path fill={paint('shade')} d="M102 138V40h5v98zM112 138V74h6v64zM206 138V40h4v98z" />
      <path
        fill={paint('brick-light')}
        d="M99 60h18v4H99zM99 86h18v4H99zM203 60h18v4h-18zM203 86h18v4h-18zM108 72h104v4H108zM112 96h96v3h-96z"
      />
      <path
        fill={paint('ochre')}
        d="M100 40q2-12 8-16 6 4 8 16zM204 40q2-12 8-16 6 4 8 16zM127 52q1-8 6-11 5 3 6 11zM181 52q1-8 6-11 5 3 6 11z"
      />
      <path
        fill={paint('door')}
        d={upTo(6)
          .map((arch) => `M${122 + arch * 13} 92v-8q4-6 8 0v8z`)
          .join('')}
      />
      <path fill={paint('rose')} d="M20 138v-32h52v32zM246 138v-28h56v28z" />
      <path fill={paint('bloom')} d="M16 106h60l-6 10H22zM242 110h64l-6 9h-52z" />
      <path
        fill={paint('lit')}
        d="M28 122h14v16H28zM50 122h14v16H50zM256 124h14v14h-14zM280 124h14v14h-14z"
      />
    </>
  )
}
