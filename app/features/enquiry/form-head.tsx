import { imageAt, srcset } from "#domain/image/image-widths.ts";
import type { FormView } from "./form-view.ts";

type Props = { view: FormView; id: string; level: 1 | 2 };

/** Title of a form, with the car that it is about. */
export function FormHead({ view: { form, car }, id, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <>
      {car?.picture && (
        <img
          className={car.picture.cutout ? "cut" : undefined}
          src={imageAt(car.picture.src, 240)}
          srcSet={srcset(car.picture)}
          sizes={level === 1 ? "(min-width: 992px) 480px, 108px" : "(min-width: 768px) 320px, 108px"}
          width={108}
          height={72}
          alt=""
        />
      )}
      <div>
        <Heading id={id}>{form.title}</Heading>
        {form.intro && !car && <p>{form.intro}</p>}
        {car && <p>{[car.name, car.price].filter(Boolean).join(", ")}</p>}
        {car?.yard && <p>At {car.yard}</p>}
      </div>
    </>
  );
}
