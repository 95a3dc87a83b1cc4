import { Button } from "#app/ui/button.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { PlacePanel } from "#app/ui/place-panel.tsx";
import { Row } from "./row.tsx";

const size = { sizes: "240px", width: 240, height: 160 };

/** Small parts: fields of money, tooltips, pictures, icons, labels. */
export function SmallPieces() {
  return (
    <>
      <Row name="Tooltip">
        {["Share this car", "Save 2022 Toyota Corolla Ascent Sport Hatchback with a very long name"].map((name) => (
          <div key={name} className="tip" aria-hidden="true">
            {name}
          </div>
        ))}
      </Row>
      <Row name="Slider">
        <fieldset className="segments compact" aria-label="Repayments">
          {["Weekly", "Monthly"].map((label, index) => (
            <label key={label}>
              <input type="radio" name="showcase-seg-sm" defaultChecked={index === 0} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <div className="slider-field">
          <label htmlFor="showcase-amount">
            Repayments
            <span className="amount">
              $<input id="showcase-amount" inputMode="numeric" defaultValue="200" />
              /wk
            </span>
          </label>
          <input
            type="range"
            aria-label="Repayments"
            defaultValue={40}
            style={{ "--b": "40%" } as React.CSSProperties}
          />
        </div>
        <Button className="without-script">Only without a script</Button>
      </Row>
      <Row name="Photos">
        <Photo
          src="/media/flat/suv-red-front34.webp"
          srcSet="/media/flat/suv-red-front34.webp 1440w"
          {...size}
          alt="Cut out"
          cutout
        />
        <Photo
          src="/media/studio/suv/red-front.webp"
          srcSet="/media/studio/suv/red-front.webp 1600w"
          {...size}
          alt="As taken"
          cutout={false}
          eager
        />
        <div className="showcase-place">
          <PlacePanel name="Harbour Road" lines={["18 Harbour Road", "Newport NSW 2106"]} map={null} />
        </div>
      </Row>
      <Row name="Words">
        <p className="small">Small print below a price.</p>
        <p className="opening">
          <em>Open</em> until 5:30pm
        </p>
        <i className="stop" />
        <Button variant="primary" full icon="phone">
          As wide as its column
        </Button>
      </Row>
    </>
  );
}
