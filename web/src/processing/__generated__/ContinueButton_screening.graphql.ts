/**
 * @generated SignedSource<<37fa3ff1d9a4ea4451e8a511ea3ac5dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContinueButton_screening$data = {
  readonly internalId: string;
  readonly " $fragmentType": "ContinueButton_screening";
};
export type ContinueButton_screening$key = {
  readonly " $data"?: ContinueButton_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContinueButton_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContinueButton_screening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalId",
      "storageKey": null
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "7f4dbe179db8ca48d7407858a61e739c";

export default node;
